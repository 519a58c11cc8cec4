import { cacheNames, documentLink, type CachedPage } from '#model/offline.ts'
import type { PageData } from '#model/page.ts'

/** The pages the service worker cached on this device, read without it. The newest first. */
export async function cachedPages(base: string): Promise<CachedPage[]> {
  const saved = await caches.open(cacheNames(base).saved)
  const pages = await cachedData(base)
  return Promise.all(
    pages.map(async ({ path, title, lang, ...page }) => ({
      path,
      title,
      lang,
      isText: page.type === 'content' && page.pageLayout === 'doc' && path !== page.locale,
      saved: (await saved.match(documentLink(base, path))) !== undefined,
    })),
  )
}

/** The data of all cached pages. */
export async function cachedData(base: string): Promise<PageData[]> {
  const cache = await caches.open(cacheNames(base).pages)
  const requests = (await cache.keys()).filter(({ url }) => url.endsWith('.json'))
  const pages = await Promise.all(
    requests.map(async (request) => {
      const response = await cache.match(request)
      return response && ((await response.json()) as PageData)
    }),
  )
  return pages.filter((page) => page !== undefined).toReversed()
}

export async function isSaved(base: string, path: string): Promise<boolean> {
  const cache = await caches.open(cacheNames(base).saved)
  return (await cache.match(documentLink(base, path))) !== undefined
}

/** Every page and all their files; the application itself stays. */
export async function removeCached(base: string): Promise<void> {
  const { pages, saved, files } = cacheNames(base)
  await Promise.all([pages, saved, files].map((name) => caches.delete(name)))
}
