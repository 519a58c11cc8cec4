import { PAGE_SHOWN } from '#browser/events.ts'
import { idOf } from '#browser/hash.ts'

export const prefersReducedMotion = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches

/** S9.7: how often scrolling is looked at, and how long after it the address follows, in milliseconds. */
const SCROLL_THROTTLE = 100
const HASH_DEBOUNCE = 500
/** S4.17: the percent goes away so long after the last scrolling, in milliseconds. */
const LINGER = 1_000

const toTop = () => document.querySelector<HTMLElement>('.totop')

/** The ring of back-to-top and the outline follow the reading. */
export function followScrolling(): void {
  let isResting = false
  let isMissed = false
  let lingering: ReturnType<typeof setTimeout> | undefined
  const scroll = () => {
    clearTimeout(lingering)
    lingering = setTimeout(() => toTop()?.removeAttribute('data-scrolling'), LINGER)
    isMissed = isResting
    if (!isResting) follow()
  }
  const follow = () => {
    isResting = true
    isMissed = false
    showRead()
    markHeading()
    setTimeout(() => {
      isResting = false
      if (isMissed) follow()
    }, SCROLL_THROTTLE)
  }
  addEventListener('scroll', scroll)
  // The first scrolling is what brought this here.
  if (scrollY > 0) scroll()
  addEventListener(PAGE_SHOWN, () => requestAnimationFrame(markHeading))
}

let before = scrollY

/**
 * `--read` on the link is the percent; where CSS can follow the scroll position itself
 * (`animation-timeline`) that value wins and is never late.
 */
function showRead(): void {
  const root = document.documentElement
  // On a phone one bar is enough while the reader goes down (`frame.css`).
  root.toggleAttribute('data-down', scrollY > Math.max(before, 200))
  before = scrollY
  const link = toTop()
  if (!link) return
  link.toggleAttribute('data-far', scrollY > innerHeight / 2)
  link.toggleAttribute('data-scrolling', true)
  // `NaN` where nothing scrolls; no number is no value.
  const read = Math.round((scrollY / (root.scrollHeight - innerHeight)) * 100)
  link.style.setProperty('--read', String(Math.max(0, Math.min(100, read))))
}

/** Without a trace in the address. The link is about to vanish, so focus goes to the content. */
export function goUp(): void {
  scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** S9.6: a heading counts as reached this far above the line where jumps to it stop. */
const OUTLINE_OFFSET = 80
const PAGE_OFFSET = 64

let following: ReturnType<typeof setTimeout> | undefined

/** S4.14: the heading the reader is in is marked; the address follows, without a history entry. */
function markHeading(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.outline a')]
  if (links.length === 0) return
  const active = activeHash(links)
  for (const link of links) {
    const isActive = link.hash === active
    if (link.hasAttribute('aria-current') === isActive) continue
    if (isActive) link.ariaCurrent = 'true'
    else link.removeAttribute('aria-current')
    // Only the box scrolls: the page itself must not move while it is read. At its top, so is the box.
    const box = isActive || active === '' ? link.closest<HTMLElement>('.aside-in') : null
    if (box) box.scrollTop = isActive ? link.offsetTop - box.clientHeight / 2 : 0
  }
  clearTimeout(following)
  const { pathname, search } = location
  following = setTimeout(() => {
    if (pathname !== location.pathname || active === location.hash || hasFigureInSight()) return
    history.replaceState(history.state, '', pathname + search + active)
  }, HASH_DEBOUNCE)
}

function activeHash(links: readonly HTMLAnchorElement[]): string {
  if (scrollY < 1) return ''
  const root = document.documentElement
  if (scrollY + innerHeight >= root.scrollHeight - 1) return links.at(-1)!.hash
  // Where a bar of the page's own covers more, jumps stop lower and so does the line.
  const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart)
  const line = OUTLINE_OFFSET + Math.max(0, (padding || PAGE_OFFSET) - PAGE_OFFSET)
  const top = (link: HTMLAnchorElement) =>
    document.getElementById(idOf(link))?.getBoundingClientRect().top ?? Infinity
  // The list stands twice on the page; the second time its headings start over.
  const next = links.findIndex((link) => top(link) > line)
  return (next < 0 ? links.at(-1) : links[next - 1])?.hash ?? ''
}

/** While the address names the state of a figure in sight (`#bloom?k=4`), it says more than a section. */
function hasFigureInSight(): boolean {
  const [id = '', state] = location.hash.slice(1).split('?')
  const place = state ? document.getElementById(id)?.getBoundingClientRect() : undefined
  return place !== undefined && place.bottom > 0 && place.top < innerHeight
}
