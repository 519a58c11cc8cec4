import type { ClientContext } from '#model/block-module.ts'
import { placeNear } from '#browser/place-near.ts'

/** Passing over a mark on the way elsewhere shows nothing; leaving it leaves time to reach the note. */
const DELAY = 200
/** S9.12: previews keep the same distance as annotations. */
const GAP = 16

/** The note beside its mark, on hover and focus. A tap or Enter follows the link, as ever. */
export function mount(_content: HTMLElement, { signal }: ClientContext): void {
  const preview = document.createElement('div')
  preview.className = 'slip slip--preview'
  preview.id = 'fn:preview'
  preview.popover = 'manual'
  preview.role = 'tooltip'
  // Outside the content: that is React's, and must be as prerendered when React takes it over.
  document.body.append(preview)
  let timer = 0
  let shown: HTMLElement | undefined

  const hide = () => {
    clearTimeout(timer)
    shown?.removeAttribute('aria-describedby')
    shown = undefined
    preview.hidePopover()
  }
  const show = (mark: HTMLElement) => {
    clearTimeout(timer)
    if (shown === mark || !fill(preview, mark)) return
    hide()
    shown = mark
    mark.setAttribute('aria-describedby', preview.id)
    preview.showPopover({ source: mark })
    placeNear(preview, mark, GAP)
  }
  const later = (act: () => void) => {
    clearTimeout(timer)
    timer = window.setTimeout(act, DELAY)
  }
  const on: Record<string, (event: Event) => void> = {
    pointerover: (event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') return
      const mark = markOf(event)
      if (mark) later(() => show(mark))
      else if (inside(preview, event)) clearTimeout(timer)
      else if (shown && !shown.matches(':focus-visible')) later(hide)
    },
    focusin: (event) => {
      const mark = markOf(event)
      if (mark?.matches(':focus-visible')) show(mark)
    },
    focusout: (event) => {
      if (markOf(event)) hide()
    },
    click: (event) => {
      if (markOf(event)) hide()
    },
    keydown: (event) => {
      if ((event as KeyboardEvent).key === 'Escape' && shown) hide()
    },
  }
  for (const [name, act] of Object.entries(on)) document.addEventListener(name, act, { signal })
  // The mark the reader is at already.
  const here = document.querySelector<HTMLElement>('a.fn:is(:hover, :focus-visible)')
  if (here) later(() => show(here))
  signal.addEventListener('abort', () => {
    hide()
    preview.remove()
  })
}

const markOf = ({ target }: Event): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('a.fn')) || undefined

const inside = (box: HTMLElement, { target }: Event): boolean =>
  target instanceof Node && box.contains(target)

/** A copy of the note without its way back and without ids, which stay with the note. */
function fill(preview: HTMLElement, mark: HTMLElement): boolean {
  const note = document.getElementById(decodeURIComponent(mark.getAttribute('href')!.slice(1)))
  if (!note) return false
  const copy = note.cloneNode(true) as HTMLElement
  for (const back of copy.querySelectorAll('.fn-back')) back.remove()
  for (const one of copy.querySelectorAll('[id]')) one.removeAttribute('id')
  preview.replaceChildren(...copy.childNodes)
  return true
}
