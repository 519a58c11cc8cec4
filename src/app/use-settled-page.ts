import { useEffect, useRef } from 'react'
import type { PageData } from '#model/page.ts'
import { applyHead } from './head.ts'

/**
 * After a page has been drawn in place of another, head, language and focus are the new one's. (Any
 * earlier, the content that takes the focus is not there yet.)
 */
export function useSettledPage(page: PageData | undefined): void {
  const shown = useRef(page)
  useEffect(() => {
    if (!page || page === shown.current) return
    const moved = page.path !== shown.current?.path
    shown.current = page
    applyHead(page)
    if (moved) focusContent()
  }, [page])
}

/** A hash names its own target; otherwise a keyboard or screen reader starts at the content. */
function focusContent(): void {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    open.hidePopover()
  }
  if (location.hash === '') document.getElementById('main')?.focus({ preventScroll: true })
}
