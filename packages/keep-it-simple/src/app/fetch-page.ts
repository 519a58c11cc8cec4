import type { PageData, Redirect } from '#model/page.ts'
import { PAGE_FORMAT } from '#model/page-base.ts'
import { dataFile, toHref } from '#model/path.ts'
import { site } from 'virtual:keep-it-simple/site'
import type { FindPage } from './page-loader.ts'
import { reloadOnce } from './recover-chunks.ts'
import { reported } from './when-read.ts'

type Found = PageData | Redirect | undefined

/** Data asked for before the click. Kept until it is used, or too old to be believed. */
const ahead = new Map<string, { readonly found: Promise<Found>; readonly at: number }>()
/** Milliseconds. */
const BELIEVED = 30_000

/** Asks for a page the reader will probably want; `undefined` when that was done a moment ago. */
export function prefetchPage(path: string): Promise<Found> | undefined {
  const { at = -Infinity } = ahead.get(path) ?? {}
  if (performance.now() - at < BELIEVED) return undefined
  const found = request(path)
  // A fault is told when the reader really goes there.
  found.catch(() => ahead.delete(path))
  ahead.set(path, { found, at: performance.now() })
  return found
}

/** One request for one page's data. A miss is told by `undefined`; a fault is thrown. */
export const fetchPage: FindPage = async (path, signal) => {
  const early = ahead.get(path)
  ahead.delete(path)
  const asked =
    early && performance.now() - early.at < BELIEVED ? early.found : request(path, signal)
  const found = await asked.catch(reported)
  // Newer data than this shell can draw: the document at that address knows how.
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
