import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Links of built pages that lead to no file, or to a place that the page does not have. */
export function deadLinks(dist: string, addresses: readonly string[]): string[] {
  const documents = new Map<string, string>()
  const read = (path: string): string => {
    let html = documents.get(path)
    if (html === undefined) documents.set(path, (html = documentAt(dist, path)))
    return html
  }
  return addresses.flatMap((address) =>
    hrefsIn(read(address)).flatMap((href) => {
      const { pathname, hash } = new URL(href, `http://site${encodeURI(address)}`)
      const target = read(decodeURI(pathname))
      // What follows `?` is the state of a figure; `#top` is the top of any document.
      const id = decodeURIComponent(hash.slice(1)).replace(/\?.*/, '')
      const isThere = target !== '' && (/^(?:top)?$/.test(id) || target.includes(`id="${id}"`))
      return isThere ? [] : [`${address} → ${href}`]
    }),
  )
}

/** Those of this site. */
const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)]
    .map(([, href]) => href!.replaceAll('&amp;', '&'))
    .filter((href) => !/^[a-z]+:/i.test(href))

function documentAt(dist: string, path: string): string {
  const file = join(dist, path.endsWith('/') ? `${path}index.html` : path)
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : ''
}
