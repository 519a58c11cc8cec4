import type { createBrowserRouter } from 'react-router'
import { fromPathname } from '#model/path.ts'
import { site } from '#site/config.ts'

export type Router = ReturnType<typeof createBrowserRouter>

/** One handler for all links of the page, those inside article HTML included. */
export function followLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin)
      return
    const path = fromPathname(site.base, link.pathname)
    // Files are the browser's business; so is a jump within this page.
    if (path === undefined || (!path.endsWith('/') && !path.endsWith('.html'))) return
    if (link.pathname === location.pathname && link.hash !== '') return
    event.preventDefault()
    const inside = link.pathname.slice(site.base.length - 1)
    // S4.1: the page that is shown is drawn afresh, without a second entry in the history.
    const replace = link.href === location.href
    void router.navigate(inside + link.search + link.hash, { replace })
  })
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
