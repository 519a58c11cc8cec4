import type { createBrowserRouter } from 'react-router'
import { fromPathname } from '#model/path.ts'
import { site } from 'virtual:keep-it-simple/site'

export type Router = ReturnType<typeof createBrowserRouter>

/** One handler for all links of the page, those inside article HTML included. */
export function followLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || event.defaultPrevented || !isPlainClick(event)) return
    if (pagePathOf(link) === undefined) return
    event.preventDefault()
    const inside = link.pathname.slice(site.base.length - 1)
    // S4.1: the page that is shown is drawn afresh, without a second entry in the history.
    const replace = link.href === location.href
    void router.navigate(inside + link.search + link.hash, { replace })
  })
}

/** The page a link leads to; files are the browser's business, and so is a jump within this page. */
export function pagePathOf(link: HTMLAnchorElement): string | undefined {
  if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined
  if (link.pathname === location.pathname && link.hash !== '') return undefined
  const path = fromPathname(site.base, link.pathname)
  // The router would take `//a/` for another host; the browser knows that it is a path here.
  if (link.pathname.startsWith('//', site.base.length - 1)) return undefined
  return path?.endsWith('/') || path?.endsWith('.html') ? path : undefined
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
