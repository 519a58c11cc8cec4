import type { PageData, Redirect } from '#model/page.ts'
import { PAGE_FORMAT } from '#model/page-base.ts'
import { dataFile, toHref } from '#model/path.ts'
import { site } from 'virtual:keep-it-simple/site'
import type { FindPage } from './page-loader.ts'
import { reloadOnce } from './recover-chunks.ts'
import { reported } from './when-read.ts'

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
  // An error is shown when the reader really goes there.
  found.catch(() => ahead.delete(path))
  ahead.set(path, { found, at: performance.now() })
  return found
}

/** One request for one page's data. A missing page gives `undefined`; an error is thrown. */
export const fetchPage: FindPage = async (path, signal) => {
  const early = ahead.get(path)
  ahead.delete(path)
  const asked =
    early && performance.now() - early.at < FRESH_FOR ? early.found : request(path, signal)
  const found = await asked.catch(reported)
  // Data newer than this application can draw: load the document at that address instead.
  if (found && found.format !== PAGE_FORMAT && reloadOnce(toHref(site.base, path)))
    return new Promise(() => {})
  return found
}

async function request(path: string, signal?: AbortSignal): Promise<Found> {
  const response = await fetch(toHref(site.base, `/${dataFile(path)}`), signal ? { signal } : {})
  const isJson = response.headers.get('content-type')?.includes('json')
  // Some hosts answer a missing file with a page and status 200.
  if (response.status === 404 || (response.ok && !isJson)) return undefined
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return (await response.json()) as PageData | Redirect
}
