import { forgetStored, STORAGE_KEYS } from '#browser/storage.ts'
import type { FindPage } from './page-loader.ts'
import { reloadOnce } from './recover-chunks.ts'

interface Wanted {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/**
 * Data that is missing does not mean that the page is: a host may lack the file, or have it not yet.
 * The document at that address knows, and where it is missing too, the host's own answer is shown.
 */
export const orDocument =
  (find: FindPage, wanted: () => Wanted): FindPage =>
  async (path, signal) => {
    const found = await find(path, signal)
    // The reader may have gone elsewhere meanwhile.
    if (signal.aborted) return found
    // Data arrives: whatever was reloaded before has nothing to do with the next miss.
    if (found) forgetStored(STORAGE_KEYS.reloaded, 'session')
    else if (loadDocument(wanted())) return new Promise(() => {})
    return found
  }

/** The document that is open already is loaded again only once: never a loop. */
function loadDocument({ pathname, search, hash }: Wanted): boolean {
  const href = pathname + search + hash
  if (pathname === location.pathname) return reloadOnce(href)
  location.assign(href)
  return true
}
