import { pagePathOf } from './follow-links.ts'

const PRESSES = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'touchend',
  'pointerup',
  'mouseup',
  'click',
]

/**
 * While the application takes the page over, links to other pages are the browser's: of a press on one
 * React would hear, and do all that is left at once. Gives back what ends this.
 */
export function leaveLinks(): () => void {
  const stop = new AbortController()
  const leave = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && !('action' in link.dataset) && pagePathOf(link) !== undefined)
      event.stopPropagation()
  }
  for (const type of PRESSES)
    document.documentElement.addEventListener(type, leave, { capture: true, signal: stop.signal })
  return () => stop.abort()
}
