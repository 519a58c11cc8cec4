import { unasked } from '#browser/unasked.ts'
import { site } from 'virtual:keep-it-simple/site'
import type { Router } from './follow-links.ts'

/** Milliseconds after which an open page counts as read, and more urgent requests are done. */
const READ = 2_000

/** Dispatched on `window` when there is no connection to load a page; whoever handles it prevents the default. */
export const FAULT = 'kis:fault'

interface NavigatorWithConnection {
  readonly connection?: { readonly saveData?: boolean }
}

/** What helps without a connection comes once a page was read, and never where the reader saves data. */
export function whenRead(router: Router): void {
  if ((navigator as NavigatorWithConnection).connection?.saveData) return
  const begin = () =>
    unasked(
      site.offline
        ? import('./read-offline.ts').then(({ readOffline }) => readOffline(router))
        : import('./stay-here.ts').then(({ stayHere }) => stayHere(router)),
      // The site works without it.
    ).catch(() => undefined)
  setTimeout(begin, READ)
}

/** A page that cannot be fetched need not take the place of the one that is shown. */
export function reported(error: unknown): Promise<never> {
  if (dispatchEvent(new Event(FAULT, { cancelable: true }))) throw error
  return new Promise(() => {})
}
