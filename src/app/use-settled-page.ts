import { useEffect, useRef } from 'react'
import type { PageData } from '#model/page.ts'
import { wakeBlocks } from '#theme/uses/registry.ts'
import { applyHead } from './head.ts'
import { PAGE_SHOWN } from './page-shown.ts'

/**
 * After a page has been drawn in place of another, head, language, focus and the behaviour of its
 * blocks are the new one's. (Any earlier, the content that takes the focus is not there yet.) The
 * first page is the boot script's.
 */
export function useSettledPage(page: PageData | undefined): void {
  const shown = useRef(page)
  useEffect(() => {
    if (!page || page === shown.current) return undefined
    // A page that was unlocked is another one than its prompt.
    const moved = page.path !== shown.current?.path || page.type !== shown.current.type
    shown.current = page
    applyHead(page)
    if (moved) focusContent()
    dispatchEvent(new Event(PAGE_SHOWN))
    return wakeBlocks((page.type === 'content' && page.uses) || [])
  }, [page])
}

/** A hash names its own target; otherwise a keyboard or screen reader starts at the content. */
function focusContent(): void {
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    open.hidePopover()
  }
  if (location.hash === '') document.getElementById('main')?.focus({ preventScroll: true })
}
