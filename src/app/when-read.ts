import type { Router } from './follow-links.ts'
import type { FindPage } from './page-loader.ts'
import { unasked } from './recover-chunks.ts'

/** Milliseconds after which a page that is open counts as read, and what was wanted first has come. */
const READ = 2_000

/** Told on `window` when a page's data did not come, with the error; who takes care of it prevents the default. */
export const FAULT = 'kis:fault'

/** Reading offline begins when the reader reads, and never where data is to be saved. */
export function whenRead(router: Router): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  if (connection?.saveData) return
  setTimeout(() => {
    unasked(() => import('./read-offline.ts')).then(
      ({ readOffline }) => readOffline(router),
      () => undefined,
    )
  }, READ)
}

/** A page that cannot be fetched need not take the place of the one that is shown. */
export const staying =
  (find: FindPage): FindPage =>
  async (path, signal) => {
    try {
      return await find(path, signal)
    } catch (error) {
      if (dispatchEvent(new CustomEvent(FAULT, { cancelable: true, detail: error }))) throw error
      return new Promise(() => {})
    }
  }
