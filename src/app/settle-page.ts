import type { PageData } from '#model/page.ts'
import { applyHead } from './head.ts'
import type { Router } from './follow-links.ts'

/** After each navigation: head, language and focus belong to the new page. */
export function settlePage(router: Router): void {
  let shown = currentPage(router)
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle') return
    const page = currentPage(router)
    if (!page || page === shown) return
    const moved = page.path !== shown?.path
    shown = page
    applyHead(page)
    if (moved) queueMicrotask(focusContent)
  })
}

function currentPage({ state }: Router): PageData | undefined {
  const match = state.matches.at(-1)
  return match && (state.loaderData[match.route.id] as PageData | undefined)
}

/** A hash names its own target; otherwise a keyboard or screen reader starts at the content. */
function focusContent(): void {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
    open.hidePopover()
  if (location.hash === '') document.getElementById('main')?.focus({ preventScroll: true })
}
