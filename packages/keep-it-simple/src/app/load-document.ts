import type { LoaderFunction } from 'react-router'
import { inTime } from '#browser/patience.ts'
import { unasked } from '#browser/unasked.ts'
import type { PageData } from '#model/page.ts'
import { fromPathname } from '#model/path.ts'
import { site } from 'virtual:keep-it-simple/site'
import { reported } from './when-read.ts'

interface Wanted {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** No page is so far away from its old addresses. */
const HOPS = 10

/**
 * Whatever goes wrong on the way to a page, its document is loaded instead: data, chunks and stores may
 * be missing, broken or late, and a document needs none of them. Where nobody answers at all, the page
 * that is shown is the best there is. No reader can go round in circles: every load is one action.
 */
export function orDocument(
  load: LoaderFunction,
  wanted: () => Wanted,
  shown: () => PageData | undefined,
): LoaderFunction {
  let hops = 0
  let isLeaving = false
  return async (args, context) => {
    // The reader has changed their mind while a document was on its way.
    if (isLeaving) stop()
    isLeaving = false
    const here = shown()
    const isHere = here?.path === fromPathname(site.base, new URL(args.request.url).pathname)
    try {
      if (!isHere && isTranslated()) throw new Error('Translated')
      const found = await inTime(unasked(Promise.resolve(load(args, context))))
      hops = found instanceof Response ? hops + 1 : 0
      if (hops > HOPS) throw new Error('Redirected in a circle')
      return found
    } catch (error) {
      // The reader has gone elsewhere meanwhile.
      if (args.request.signal.aborted) throw error
      if (isHere) return here
      const { pathname, search, hash } = wanted()
      const href = pathname + search + hash
      if (error instanceof TypeError && !(await isThere(href))) return reported(error)
      isLeaving = true
      return openDocument(href)
    }
  }
}

/** Never settles: the document comes. */
function openDocument(href: string): Promise<never> {
  // To an address that is open already (back, forth), `assign` would only scroll.
  if (new URL(href, location.href).href === location.href) location.reload()
  else location.assign(href)
  return new Promise(() => {})
}

/** A translator has put other texts where React believes its own, and would not see them change. */
const isTranslated = (): boolean => document.querySelector('#root font') !== null

/** A file that cannot be fetched says nothing of the host: whether a document could be, a request shows. */
const isThere = (href: string): Promise<boolean> =>
  inTime(fetch(href, { method: 'HEAD' })).then(
    () => true,
    () => false,
  )
