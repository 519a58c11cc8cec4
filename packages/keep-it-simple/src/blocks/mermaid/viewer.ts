import './viewer.css'
import type { MindNode } from '#model/mind-map.ts'
import { drawMap, foldable } from './fold-map.ts'
import { createStage, ZOOM_STEP } from './stage.ts'
import { unpack } from './unpack.ts'

/** Written into the figure by the compiler, in the page's language. */
type Word =
  | 'title'
  | 'close'
  | 'zoomIn'
  | 'zoomOut'
  | 'reset'
  | 'full'
  | 'source'
  | 'save'
  | 'stage'
  | 'fold'
type Words = Readonly<Record<Word, string>>

/** One drawing in a window of its own. The dialog is native: Escape closes it and focus goes back. */
export async function openViewer(figure: HTMLElement, opener: HTMLElement): Promise<void> {
  const drawn = figure.querySelector<SVGSVGElement>('.drawing')
  if (!drawn || document.querySelector('dialog.viewer')) return
  const words = JSON.parse(figure.dataset['words'] ?? '{}') as Words
  const source = await unpack(figure.dataset['source'] ?? '')
  const map = figure.dataset['kind'] === 'markmap' ? (JSON.parse(source) as MindNode) : undefined
  const svg = map ? drawMap(map, new Set(), words.fold) : (drawn.cloneNode(true) as SVGSVGElement)

  const dialog = make('dialog', 'viewer', { 'aria-label': words.title })
  const frame = make('div', 'viewer-frame')
  const bar = make('div', 'viewer-bar')
  const place = make('div', 'viewer-stage', {
    tabindex: '0',
    role: 'group',
    'aria-label': words.stage,
  })
  const code = make('pre', 'viewer-source', {
    tabindex: '0',
    'aria-label': words.source,
    hidden: '',
  })
  code.textContent = source
  dialog.append(frame)
  frame.append(bar, place, code)
  document.body.append(dialog)
  dialog.showModal()
  const title = make('p', 'viewer-title')
  title.textContent = words.title
  bar.append(
    title,
    button(words.zoomOut, '−', () => stage.zoom(1 / ZOOM_STEP)),
    button(words.zoomIn, '+', () => stage.zoom(ZOOM_STEP)),
    button(words.reset, words.reset, () => stage.fit()),
  )
  if (!map) {
    const toggle = button(words.source, words.source, () => {
      code.hidden = !code.hidden
      toggle.setAttribute('aria-pressed', String(!code.hidden))
    })
    toggle.setAttribute('aria-pressed', 'false')
    bar.append(toggle)
  }
  bar.append(button(words.save, 'SVG', () => save(drawn, words.title)))
  if (document.fullscreenEnabled)
    bar.append(
      button(words.full, words.full, () => {
        void (document.fullscreenElement ? document.exitFullscreen() : frame.requestFullscreen())
      }),
    )
  bar.append(button(words.close, '×', () => dialog.close()))
  // Only now the bar has its height, and the stage the rest.
  const stage = createStage(place, svg)
  if (map) foldable(place, stage, map, words.fold)
  dialog.addEventListener('close', () => {
    dialog.remove()
    opener.focus()
  })
  place.focus()
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  element.className = className
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

function button(name: string, sign: string, act: () => void): HTMLButtonElement {
  const element = make('button', 'viewer-button', { type: 'button' })
  element.textContent = sign
  if (sign !== name) Object.assign(element, { ariaLabel: name, title: name })
  element.addEventListener('click', act)
  return element
}

/** The drawing as a file, in the colours of paper, which its attributes carry. */
function save(drawn: SVGSVGElement, title: string): void {
  const copy = drawn.cloneNode(true) as SVGSVGElement
  for (const name of ['class', 'role', 'data-fit']) copy.removeAttribute(name)
  const text = new XMLSerializer().serializeToString(copy)
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  const link = make('a', '', { href: url, download: `${title}.svg` })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url))
}
