import { unasked } from '#browser/unasked.ts'
import type { Router } from './follow-links.ts'

/** Milliseconds after which an open page counts as read, and more urgent requests are done. */
const READ = 2_000

/** Dispatched on `window` with the error when a page's data did not load; whoever handles it prevents the default. */
export const FAULT = 'kis:fault'

interface NavigatorWithConnection {
  readonly connection?: { readonly saveData?: boolean }
}

/** Offline support starts once a page was read, and never where the reader saves data. */
export function whenRead(router: Router): void {
  if ((navigator as NavigatorWithConnection).connection?.saveData) return
  const begin = () =>
    unasked(import('./read-offline.ts'))
      .then(({ readOffline }) => readOffline(router))
      // The site works without it.
      .catch(() => undefined)
  setTimeout(begin, READ)
}

/** A page that cannot be fetched need not take the place of the one that is shown. */
export function reported(error: unknown): Promise<never> {
  if (dispatchEvent(new CustomEvent(FAULT, { cancelable: true, detail: error }))) throw error
  return new Promise(() => {})
}
