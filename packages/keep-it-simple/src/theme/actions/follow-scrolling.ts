import { throttle } from '#browser/throttle.ts'
import { followReading } from './back-to-top.ts'
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
