import type { PageData, Redirect } from '#model/page.ts'
import { PAGE_FORMAT } from '#model/page-base.ts'
import { dataFile, toHref } from '#model/path.ts'
import { site } from '#site/config.ts'
import type { FindPage } from './page-loader.ts'
import { reloadOnce } from './recover-chunks.ts'

/** One request for one page's data. A miss is a page that does not exist; a fault is thrown. */
export const fetchPage: FindPage = async (path, signal) => {
  const response = await fetch(toHref(site.base, `/${dataFile(path)}`), { signal })
  const isJson = response.headers.get('content-type')?.includes('json')
  // Some hosts answer a missing file with a page and status 200.
  if (response.status === 404 || (response.ok && !isJson)) return undefined
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  const found = (await response.json()) as PageData | Redirect
  // Newer data than this shell can draw: the document at that address knows how.
  if (found.format !== PAGE_FORMAT && reloadOnce(toHref(site.base, path)))
    return new Promise(() => {})
  return found
}
