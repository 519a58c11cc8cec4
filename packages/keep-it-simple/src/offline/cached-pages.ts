import { CacheExpiration } from 'workbox-expiration'
import {
  assetsIn,
  cacheNames,
  documentLink,
  FILES_LIMIT,
  isCacheableDocument,
  picturesIn,
  READ_LIMIT,
  SAVED_LIMIT,
  surplus,
  type CacheNames,
  type OfflineMessage,
} from '#model/offline.ts'
import { decodePath } from '#model/path.ts'
import { plain } from './plain.ts'

type PageMessage = Exclude<OfflineMessage, { readonly type: 'take-over' }>

/** The pages on this device: those that were read, and those saved for later with their pictures. */
export class CachedPages {
  private readonly base: string
  private readonly names: CacheNames
  private readonly expiration: CacheExpiration
  /** One message after the other: two at once could each miss the other's page when they trim. */
  private queue: Promise<unknown> = Promise.resolve()

  constructor(base: string) {
    this.base = base
    this.names = cacheNames(base)
    this.expiration = new CacheExpiration(this.names.files, {
      maxEntries: FILES_LIMIT,
      matchOptions: { ignoreVary: true },
    })
  }

  /** Whether the request succeeded. */
  answer(message: PageMessage): Promise<boolean> {
    const work = this.queue.then(() => this.fulfil(message))
    this.queue = work.catch(() => undefined)
    return work
  }

  async has(href: string): Promise<boolean> {
    const pages = await caches.open(this.names.pages)
    return (await pages.match(href, { ignoreVary: true })) !== undefined
  }

  /** Files that lie in one of the caches named are not fetched or copied again. */
  async cacheFiles(hrefs: readonly string[], among?: readonly string[]): Promise<void> {
    const cache = await caches.open(this.names.files)
    const safe = among ?? (await this.ownCaches())
    for (const href of hrefs) {
      if (await isIn(safe, href)) continue
      const response = await copyOf(href)
      if (!response) continue
      await cache.put(href, response)
      await this.expiration.updateTimestamp(new URL(href, location.href).href)
    }
    await this.expiration.expireEntries()
  }

  /** The scripts and styles that cached documents name. */
  async assets(): Promise<string[]> {
    const pages = await caches.open(this.names.pages)
    const found = new Set<string>()
    for (const request of await pages.keys()) {
      const html = await (await pages.match(request))?.text()
      for (const href of assetsIn(html ?? '', this.base)) found.add(href)
    }
    return [...found]
  }

  /** Earlier workers also cached the data of pages. */
  async removeData(): Promise<void> {
    const pages = await caches.open(this.names.pages)
    for (const request of await pages.keys())
      if (request.url.endsWith('.json')) await pages.delete(request)
  }

  private async ownCaches(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(this.names.prefix))
  }

  private async fulfil(message: PageMessage): Promise<boolean> {
    if (!('pictures' in message))
      return message.type === 'forget'
        ? this.forget(message.path)
        : this.unsave(documentLink(this.base, message.path))
    const html = await this.cachePage(message.path)
    if (html === undefined) return false
    if (message.type === 'save') await this.save(message.path, html, message.pictures)
    else await this.cacheFiles([...assetsIn(html, this.base), ...message.pictures])
    await this.trim()
    return true
  }

  /** The document as it is now; a page that may not be cached leaves no trace. */
  private async cachePage(path: string): Promise<string | undefined> {
    const href = documentLink(this.base, path)
    const response = await fetch(href, { cache: 'no-cache' })
    if (!response.ok) return undefined
    const html = await response.clone().text()
    if (!isCacheableDocument(html)) {
      await this.forget(path)
      return undefined
    }
    const pages = await caches.open(this.names.pages)
    await pages.put(href, plain(response))
    return html
  }

  private async save(path: string, html: string, pictures: readonly string[]): Promise<void> {
    const saved = await caches.open(this.names.saved)
    const { base } = this
    const files = new Set([...assetsIn(html, base), ...picturesIn(html, base), ...pictures])
    for (const href of files) {
      if (await saved.match(href)) continue
      const response = await copyOf(href)
      if (response) await saved.put(href, response)
    }
    await saved.put(documentLink(base, path), Response.json([...files]))
  }

  /** Files that no other saved page has go with it. */
  private async unsave(href: string): Promise<boolean> {
    const saved = await caches.open(this.names.saved)
    const own = await listOf(saved, href)
    await saved.delete(href)
    const others = new Set<string>()
    for (const marker of await this.savedPages())
      for (const file of await listOf(saved, marker)) others.add(file)
    for (const file of own) if (!others.has(file)) await saved.delete(file)
    return true
  }

  private async forget(path: string): Promise<boolean> {
    const pages = await caches.open(this.names.pages)
    const href = documentLink(this.base, path)
    await this.unsave(href)
    return pages.delete(href)
  }

  private async trim(): Promise<void> {
    const pages = await caches.open(this.names.pages)
    const documents = (await pages.keys()).map(({ url }) => pathOf(url))
    const limits = { read: READ_LIMIT, saved: SAVED_LIMIT }
    const over = surplus(documents, new Set(await this.savedPages()), limits)
    for (const href of over.saved) await this.unsave(href)
    for (const href of over.read) await this.forget(decodePath(`/${href.slice(this.base.length)}`))
  }

  /** Links of their documents, the oldest first. */
  private async savedPages(): Promise<string[]> {
    const saved = await caches.open(this.names.saved)
    const pages = await caches.open(this.names.pages)
    const found: string[] = []
    for (const { url } of await saved.keys()) if (await pages.match(url)) found.push(pathOf(url))
    return found
  }
}

const pathOf = (url: string): string => new URL(url).pathname

async function isIn(names: readonly string[], href: string): Promise<boolean> {
  for (const cacheName of names)
    if (await caches.match(href, { cacheName, ignoreVary: true })) return true
  return false
}

async function listOf(saved: Cache, href: string): Promise<string[]> {
  const marker = await saved.match(href)
  return marker ? ((await marker.json()) as string[]) : []
}

/** From any of the caches, or from the network. */
async function copyOf(href: string): Promise<Response | undefined> {
  const cached = await caches.match(href, { ignoreVary: true })
  if (cached) return cached
  const response = await fetch(href).catch(() => undefined)
  return response?.ok ? response : undefined
}
