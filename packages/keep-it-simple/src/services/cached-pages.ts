import { cacheNames, documentLink, type CachedPage } from '#model/offline.ts'
import type { ContentPage } from '#model/page.ts'
import { fromPathname } from '#model/path.ts'
import { readDocument } from './read-document.ts'

/** The pages the service worker cached on this device, read without it. The newest first. */
export async function cachedPages(base: string): Promise<CachedPage[]> {
  const saved = await caches.open(cacheNames(base).saved)
  const pages = await readCached(base)
  return Promise.all(
    pages.map(async ({ path, title, lang, pageLayout }) => ({
      path,
      title,
      lang,
      isText: pageLayout === 'doc',
      saved: (await saved.match(documentLink(base, path))) !== undefined,
    })),
  )
}

/** All cached pages, as far as their documents tell. */
export async function readCached(base: string): Promise<ContentPage[]> {
  const cache = await caches.open(cacheNames(base).pages)
  // A worker of an earlier release that is still active caches data as well.
  const requests = (await cache.keys()).filter(({ url }) => !url.endsWith('.json'))
  const pages = await Promise.all(
    requests.map(async (request) => {
      const html = await (await cache.match(request))?.text()
      const path = fromPathname(base, new URL(request.url).pathname)
      return html === undefined || path === undefined ? [] : [readDocument(html, path)]
    }),
  )
  return pages.flat().toReversed()
}

/** Every page and all their files; what every page needs stays. */
export async function removeCached(base: string): Promise<void> {
  const { pages, saved, files } = cacheNames(base)
  await Promise.all([pages, saved, files].map((name) => caches.delete(name)))
}
