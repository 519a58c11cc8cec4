import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { MindNode } from '#model/mind-map.ts'
import { drawingOf, drawMap, saveDrawing } from './drawing.ts'
import { useFolding } from './use-folding.ts'
import { usePointers } from './use-pointers.ts'
import { useView, ZOOM_STEP } from './use-view.ts'
import { ViewerButton } from './ViewerButton.tsx'
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
