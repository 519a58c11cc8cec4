import { useEffect, useInsertionEffect, useRef } from 'react'
import type { PageData } from '#model/page.ts'
import { decodePath } from '#model/path.ts'
import { isPlainEdit, mountUntilEdited } from '#theme/body/edit-state.ts'
import { mountAssets } from '#theme/page-assets/registry.ts'
import { applyHead, applyLanguage } from './head.ts'
import { assetsOf } from './page-loader.ts'
import { PAGE_SHOWN } from './page-shown.ts'

/**
 * After a page has replaced another, sets head, language and focus, and mounts its blocks. (Any
 * earlier, the content that takes the focus is not there yet.) The boot script does this for the
 * first page.
 */
export function useSettledPage(page: PageData | undefined): void {
  const shown = useRef(page)
  // Before anything is measured: the scroll position depends on the line height of the language.
  useInsertionEffect(() => {
    if (page && page !== shown.current) applyLanguage(page)
  }, [page])
  useEffect(() => {
    if (!page || page === shown.current) return undefined
    // A page that was unlocked is another one than its prompt.
    const moved = page.path !== shown.current?.path || page.type !== shown.current.type
    shown.current = page
    applyHead(page)
    if (moved) focusContent()
    const assets = assetsOf(page)
    if (import.meta.env.DEV) {
      if (!moved && isPlainEdit()) return undefined
      dispatchEvent(new Event(PAGE_SHOWN))
      return mountUntilEdited(() => mountAssets(assets))
    }
    dispatchEvent(new Event(PAGE_SHOWN))
    return mountAssets(assets)
  }, [page])
}

/** A keyboard or screen reader starts where the eye does: at the heading the hash names, or at the content. */
function focusContent(): void {
  // In `:is()` an engine without popovers only finds none.
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:is(:popover-open)')) {
    open.hidePopover()
  }
  const main = document.getElementById('main')
  // Whoever hears the page learns which one it is.
  if (main) main.ariaLabel = document.title
  const named = document.getElementById(decodePath(location.hash.slice(1)))
  named?.focus({ preventScroll: true })
  if (!named || document.activeElement !== named) main?.focus({ preventScroll: true })
}
