/** What only this page has. */
const OWN = 'class="near-pages"'

/**
 * A missing page may be there after all: a cache kept an answer from before it was, a host adds no
 * slash to addresses that lack it, or a link names a file as it is written or as others publish it.
 * Nobody else is asked again.
 */
export async function lookAgain(): Promise<void> {
  const { pathname, search, hash } = location
  const href = addressOf(pathname)
  if (href === pathname && !isFromCache()) return
  const response = await fetch(href, { cache: 'reload' })
  // Some hosts answer everything with a page, and this one with status 200.
  if (!response.ok || (await response.text()).includes(OWN)) return
  if (href === pathname) location.reload()
  else location.replace(href + search + hash)
}

/** S2.2.2, S2.2.3: `/a.md`, `/a.html`, `/a` and `/a/README.md` are `/a/`; other files are files. */
function addressOf(pathname: string): string {
  // The page itself, as some hosts show it.
  if (pathname.endsWith('/404.html')) return pathname
  const path = pathname.replace(/(?:\/(?:readme|index))?(?:\.(?:md|html?))?$/i, '')
  return /\.[a-z]\w*$/i.test(path) ? pathname : path.replace(/\/?$/, '/')
}

function isFromCache(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.transferSize === 0
}
