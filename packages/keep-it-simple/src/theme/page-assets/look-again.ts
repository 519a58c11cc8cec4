/** What only this page has. */
const OWN = 'class="near-pages"'

/**
 * A missing page may be there after all: a cache kept an answer from before it was, or a host adds no
 * slash to addresses that lack it. Nobody else is asked again.
 */
export async function lookAgain(): Promise<void> {
  const { pathname, search, hash } = location
  const href = /\/$|\.\w+$/.test(pathname) ? pathname : `${pathname}/`
  if (href === pathname && !isFromCache()) return
  const response = await fetch(href, { cache: 'reload' })
  // Some hosts answer everything with a page, and this one with status 200.
  if (!response.ok || (await response.text()).includes(OWN)) return
  if (href === pathname) location.reload()
  else location.replace(href + search + hash)
}

function isFromCache(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.transferSize === 0
}
