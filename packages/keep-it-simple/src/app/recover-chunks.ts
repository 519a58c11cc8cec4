import { isUnasked } from '#browser/unasked.ts'
import { readStored, STORAGE_KEYS, writeStored } from '#browser/storage.ts'

interface Navigating {
  readonly state: {
    readonly navigation: { readonly location?: { readonly pathname: string } | undefined }
  }
}

/**
 * S8.2: after a new release, chunks this page knows may be gone. The address the reader wanted is
 * then loaded as a document, once; if that does not help, the error goes its way.
 */
export function recoverChunks(router: Navigating): void {
  addEventListener('vite:preloadError', (event) => {
    if (isUnasked()) return
    const target = router.state.navigation.location?.pathname ?? location.pathname
    if (reloadOnce(target)) event.preventDefault()
  })
}

/** False when this very address was already reloaded: never a loop. */
export function reloadOnce(href: string): boolean {
  if (readStored(STORAGE_KEYS.reloaded, 'session') === href) return false
  writeStored(STORAGE_KEYS.reloaded, href, 'session')
  // Without storage, a loop could not be distinguished from a first try.
  if (readStored(STORAGE_KEYS.reloaded, 'session') !== href) return false
  // To an address that is open already, with a hash, `assign` would only scroll.
  if (new URL(href, location.href).href === location.href) location.reload()
  else location.assign(href)
  return true
}
