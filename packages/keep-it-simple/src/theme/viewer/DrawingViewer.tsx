import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import type { MindNode } from '#model/mind-map.ts'
import { mindMapSvg } from '#model/mind-map-svg.ts'
import { usePointers, useView, ZOOM_STEP } from './use-view.ts'
import './drawing-viewer.css'

/** Written into the figure by the compiler, in the page's language. */
export interface ViewerWords {
  readonly title: string
  readonly close: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly reset: string
  readonly full: string
  readonly source: string
  readonly save: string
  readonly stage: string
  readonly fold: string
}

interface Props {
  readonly drawn: SVGSVGElement
  readonly source: string
  /** Only mind maps can be folded, and their source is nothing to read. */
  readonly map?: MindNode | undefined
  readonly words: ViewerWords
  readonly closed: () => void
}

/** One drawing in a window of its own. The dialog is native: Escape closes it. */
export function DrawingViewer({ drawn, source, map, words, closed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  // Before the stage is measured: only an open dialog has a size.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    stage.current?.focus()
  }, [])
  const [isSourceShown, showSource] = useState(false)
  const { folded, toggle } = useFolding(stage)
  const drawing = useMemo(
    () => (map ? drawMap(map, folded, words.fold) : drawingOf(drawn)),
    [map, folded, words, drawn],
  )
  const view = useView(stage, drawing)
  const pointers = usePointers(view)
  const fold = (target: EventTarget): boolean => {
    const ring = (target as Element).closest<SVGElement>('[data-node]')?.dataset['node']
    if (ring === undefined) return false
    view.hold()
    toggle(ring)
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isPress = event.key === 'Enter' || event.key === ' '
    if (isPress ? fold(event.target) : view.onKey(event.key)) event.preventDefault()
  }
  const fill = () =>
    void (document.fullscreenElement
      ? document.exitFullscreen()
      : frame.current?.requestFullscreen())

  return (
    <dialog
      ref={dialog}
      className="viewer drawing-viewer"
      aria-label={words.title}
      onClose={closed}
    >
      <div ref={frame} className="viewer-frame">
        <div className="viewer-bar">
          <p className="viewer-title">{words.title}</p>
          <ViewerButton name={words.zoomOut} sign="−" act={() => view.zoom(1 / ZOOM_STEP)} />
          <ViewerButton name={words.zoomIn} sign="+" act={() => view.zoom(ZOOM_STEP)} />
          <ViewerButton name={words.reset} act={view.showAll} />
          {!map && (
            <ViewerButton
              name={words.source}
              isPressed={isSourceShown}
              act={() => showSource(!isSourceShown)}
            />
          )}
          <ViewerButton name={words.save} sign="SVG" act={() => saveDrawing(drawn, words.title)} />
          {document.fullscreenEnabled && <ViewerButton name={words.full} act={fill} />}
          <ViewerButton name={words.close} sign="×" act={() => dialog.current?.close()} />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a role for a drawing that is dragged does not exist */}
        <div
          ref={stage}
          className="viewer-stage"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move the drawing
          tabIndex={0}
          role="group"
          aria-label={words.stage}
          onClick={({ target }) => fold(target)}
          onKeyDown={onKeyDown}
          {...pointers}
        >
          <svg
            className="drawing"
            viewBox={view.viewBox}
            width="100%"
            height="100%"
            fontFamily="sans-serif"
            role={map ? undefined : (drawn.getAttribute('role') ?? undefined)}
            aria-label={map ? undefined : (drawn.getAttribute('aria-label') ?? undefined)}
            dangerouslySetInnerHTML={{ __html: drawing.markup }}
          />
        </div>
        <pre
          className="viewer-source"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what is long
          tabIndex={0}
          aria-label={words.source}
          hidden={!isSourceShown}
        >
          {source}
        </pre>
      </div>
    </dialog>
  )
}

interface ViewerButtonProps {
  readonly name: string
  /** Shown in place of the name where that would be long. */
  readonly sign?: string
  readonly isPressed?: boolean
  readonly act: () => void
}

export function ViewerButton({ name, sign, isPressed, act }: ViewerButtonProps) {
  return (
    <button
      className="viewer-button"
      type="button"
      aria-pressed={isPressed}
      {...(sign !== undefined && { 'aria-label': name, title: name })}
      onClick={act}
    >
      {sign ?? name}
    </button>
  )
}

interface Folding {
  readonly folded: ReadonlySet<string>
  /** The ring that was pressed last. */
  readonly last?: string
}

/** Which parts of a mind map are folded, by the names of their rings. */
export function useFolding(stage: RefObject<HTMLElement | null>) {
  const [folding, set] = useState<Folding>({ folded: new Set() })
  const toggle = (ring: string) =>
    set(({ folded: before }) => {
      const folded = new Set(before)
      if (!folded.delete(ring)) folded.add(ring)
      return { folded, last: ring }
    })
  // The drawing is new, the reader is still at the same ring.
  useLayoutEffect(() => {
    const { last } = folding
    if (last === undefined) return
    stage.current?.querySelector<SVGElement>(`[data-node="${last}"]`)?.focus()
  }, [stage, folding])
  return { folded: folding.folded, toggle }
}

/** What a stage shows: the inside of an SVG, and the part of the plane it was drawn in. */
export interface Drawing {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly markup: string
}

export function drawingOf({ viewBox, innerHTML }: SVGSVGElement): Drawing {
  const { x, y, width, height } = viewBox.baseVal
  return { x, y, width, height, markup: innerHTML }
}

/** A mind map with rings that fold what follows them. */
export function drawMap(root: MindNode, folded: ReadonlySet<string>, label: string): Drawing {
  const text = mindMapSvg(root, { folded, label })
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  return drawingOf(svg as unknown as SVGSVGElement)
}

/** The drawing as a file, in the colours of paper, which its attributes carry. */
export function saveDrawing(drawn: SVGSVGElement, title: string): void {
  const copy = drawn.cloneNode(true) as SVGSVGElement
  for (const name of ['class', 'role', 'data-fit']) copy.removeAttribute(name)
  const text = new XMLSerializer().serializeToString(copy)
  const href = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  Object.assign(document.createElement('a'), { href, download: `${title}.svg` }).click()
  setTimeout(() => URL.revokeObjectURL(href))
}
