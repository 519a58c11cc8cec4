import { cacheNames, type OfflinePlan } from '#model/offline.ts'
import type { CachedPages } from './cached-pages.ts'
import { plain } from './plain.ts'

/** The files every page needs, the pages that say that a page is not cached, and the lists of those that are. */
export async function installShell({
  base,
  version,
  files,
  pages,
  lists,
}: OfflinePlan): Promise<void> {
  const cache = await caches.open(cacheNames(base).shell + version)
  const fetched = async (href: string, mode: RequestCache) => {
    const response = await fetch(href, { cache: mode })
    // One that is not there fails the whole: the worker before this one goes on.
    if (!response.ok) throw new Error(`${response.status} ${href}`)
    await cache.put(href, plain(response))
  }
  await Promise.all([
    ...files.map((href) => fetched(href, 'default')),
    ...[...Object.values(pages), ...lists].map((href) => fetched(href, 'no-cache')),
  ])
}

/** Removes shells of earlier releases; files that cached documents still need move to the other files. */
export async function removeOldShells(
  { base, version }: OfflinePlan,
  cached: CachedPages,
): Promise<void> {
  const { shell, files, saved } = cacheNames(base)
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(shell) && name !== shell + version,
  )
  if (old.length === 0) return
  await cached.cacheFiles(await cached.assets(), [files, saved, shell + version])
  await Promise.all(old.map((name) => caches.delete(name)))
}
