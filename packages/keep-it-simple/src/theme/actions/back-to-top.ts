import { scrollPercent } from '#model/scroll-percent.ts'

/** S4.17: the percent goes away so long after the last scrolling, in milliseconds. */
const LINGER = 1_000

/**
 * Where the reader is. `--read` on the link is the percent; where CSS can follow the scroll position
 * itself (`animation-timeline`) that value wins and is never late. Gives back what to do on scrolling.
 */
export function followReading(): (at: number) => void {
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
