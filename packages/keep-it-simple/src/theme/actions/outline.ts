/** S9.6: a heading counts as reached this far above the line where jumps to it stop. */
const OUTLINE_OFFSET = 80
const PAGE_OFFSET = 64
/** S9.7, in milliseconds. */
const HASH_DEBOUNCE = 500

/** S4.14: the heading the reader is in is marked; the address follows, without a history entry. */
export function followOutline(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.outline a')]
    if (links.length === 0) return
    const active = activeHash(links.map(({ hash }) => hash))
    for (const link of links) {
      const isActive = link.hash === active
      if (link.hasAttribute('aria-current') === isActive) continue
      if (isActive) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
      if (isActive || active === '') centre(link, isActive)
    }
    clearTimeout(timer)
    const { pathname } = location
    timer = setTimeout(() => {
      if (pathname === location.pathname) followHash(active)
    }, HASH_DEBOUNCE)
  }
}

function activeHash(hashes: readonly string[]): string {
  if (scrollY < 1) return ''
  const root = document.documentElement
  if (scrollY + innerHeight >= root.scrollHeight - 1) return hashes.at(-1)!
  // Where a bar of the page's own covers more, jumps stop lower and so does the line.
  const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart)
  const line = OUTLINE_OFFSET + Math.max(0, (padding || PAGE_OFFSET) - PAGE_OFFSET)
  let found = ''
  for (const hash of hashes) {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)))
    const top = heading?.getBoundingClientRect().top
    // The list stands twice on the page; the second time it begins anew.
    if (top === undefined || top > line) break
    found = hash
  }
  return found
}

/** Only the box scrolls: the page itself must not move while it is read. At its top, so is the box. */
function centre(link: HTMLElement, isActive: boolean): void {
  const box = link.closest<HTMLElement>('.aside-in')
  if (box) box.scrollTop = isActive ? link.offsetTop - box.clientHeight / 2 : 0
}

function followHash(hash: string): void {
  if (hash === location.hash || hasFigureInSight()) return
  history.replaceState(history.state, '', location.pathname + location.search + hash)
}

/** While the address names the state of a figure in sight (`#bloom?k=4`), it says more than a section. */
function hasFigureInSight(): boolean {
  const [id = '', state] = location.hash.slice(1).split('?')
  const place = state ? document.getElementById(id)?.getBoundingClientRect() : undefined
  return place !== undefined && place.bottom > 0 && place.top < innerHeight
}
