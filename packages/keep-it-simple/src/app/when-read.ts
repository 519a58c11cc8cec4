import type { Router } from './follow-links.ts'
import { unasked } from './recover-chunks.ts'

/** Milliseconds after which a page that is open counts as read, and what was wanted first has come. */
const READ = 2_000

/** Told on `window` when a page's data did not come, with the error; who takes care of it prevents the default. */
export const FAULT = 'kis:fault'

interface Line {
  readonly connection?: { readonly saveData?: boolean }
}

/** Reading offline begins when the reader reads, and never where data is to be saved. */
export function whenRead(router: Router): void {
  if ((navigator as Line).connection?.saveData) return
  const begin = () =>
    unasked(import('./read-offline.ts'))
      .then(({ readOffline }) => readOffline(router))
      // The site is as it was.
      .catch(() => undefined)
  setTimeout(begin, READ)
}

/** A page that cannot be fetched need not take the place of the one that is shown. */
export function reported(error: unknown): Promise<never> {
  if (dispatchEvent(new CustomEvent(FAULT, { cancelable: true, detail: error }))) throw error
  return new Promise(() => {})
}
