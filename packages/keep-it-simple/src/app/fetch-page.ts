import type { PageData, Redirect } from '#model/page.ts'
import { PAGE_FORMAT } from '#model/page-base.ts'
import { dataFile, toHref } from '#model/path.ts'
import { site } from 'virtual:keep-it-simple/site'
import type { FindPage } from './page-loader.ts'

type Found = PageData | Redirect | undefined

/** Data fetched before the click. It stays here until it is used or no longer fresh. */
const ahead = new Map<string, { readonly found: Promise<Found>; readonly at: number }>()
/** Milliseconds. */
const FRESH_FOR = 30_000

/** Asks for a page the reader will probably want; `undefined` when that was done a moment ago. */
export function prefetchPage(path: string): Promise<Found> | undefined {
  const { at = -Infinity } = ahead.get(path) ?? {}
  if (performance.now() - at < FRESH_FOR) return undefined
  const found = request(path)
  // What went wrong is asked for again when the reader really goes there.
  found.catch(() => ahead.delete(path))
  ahead.set(path, { found, at: performance.now() })
  return found
}

/** One request for one page's data; whatever is not that is an error. */
export const fetchPage: FindPage = (path, signal) => {
  const early = ahead.get(path)
  ahead.delete(path)
  return early && performance.now() - early.at < FRESH_FOR ? early.found : request(path, signal)
}

async function request(path: string, signal?: AbortSignal): Promise<Found> {
  const response = await fetch(toHref(site.base, `/${dataFile(path)}`), signal ? { signal } : {})
  // On the dev server a missing page is really missing: data and documents come from one place.
  if (import.meta.env.DEV && response.status === 404) return undefined
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  const found = (await response.json()) as PageData | Redirect
  // Newer than this application can draw.
  if (found.format !== PAGE_FORMAT) throw new Error(`Format ${String(found.format)}`)
  return found
}
