import { prefersReducedMotion } from '#browser/media.ts'
import { throttle } from '#browser/throttle.ts'
import { scrollPercent } from '#model/scroll-percent.ts'
import { followOutline } from './outline.ts'

/** S9.7, in milliseconds. */
const SCROLL_THROTTLE = 100

/** The ring and the outline follow the reading. Gives back what to do when another page is shown. */
export function followScrolling(): () => void {
  const read = followReading()
  const outline = followOutline()
  const scroll = throttle((at) => {
    read(at)
    outline()
  }, SCROLL_THROTTLE)
  addEventListener('scroll', scroll)
  // The first scrolling is what brought this here.
  if (scrollY > 0) scroll()
  return () => requestAnimationFrame(outline)
}

/** S4.17: the percent goes away so long after the last scrolling, in milliseconds. */
const LINGER = 1_000

/**
 * Where the reader is. `--read` on the link is the percent; where CSS can follow the scroll position
 * itself (`animation-timeline`) that value wins and is never late. Gives back what to do on scrolling.
 */
function followReading(): (at: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let before = scrollY
  return (at) => {
    // On a phone one bar is enough while the reader goes down (`frame.css`).
    document.documentElement.toggleAttribute('data-down', scrollY > Math.max(before, 200))
    before = scrollY
    const link = document.querySelector<HTMLElement>('.totop')
    if (!link) return
    const { scrollHeight } = document.documentElement
    link.toggleAttribute('data-far', scrollY > innerHeight / 2)
    link.toggleAttribute('data-scrolling', true)
    link.style.setProperty('--read', String(scrollPercent(scrollY, scrollHeight, innerHeight)))
    clearTimeout(timer)
    timer = setTimeout(
      () => link.removeAttribute('data-scrolling'),
      Math.max(0, at + LINGER - performance.now()),
    )
  }
}

/** Without a trace in the address. The link is about to vanish, so focus goes to the content. */
export function goUp(): void {
  scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  document.getElementById('main')?.focus({ preventScroll: true })
}
