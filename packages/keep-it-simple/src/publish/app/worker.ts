import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheNames, documentLink, offlineAddress, type OfflinePlan } from '#model/offline.ts'
import { toHref } from '#model/path.ts'
import { savedAddress } from '#model/saved-address.ts'
import type { PublishInput } from '../publish.ts'
import { withBase } from '../shell-assets.ts'

const NAME = 'sw.js'
/** What other generators call theirs: readers of the site before this one still have it. */
const FORMER = 'service-worker.js'

/**
 * The service worker, at the root because that is how far it may see. It is always there: where the
 * setting is off, it removes what an earlier one left. A page in its place, or nothing, would leave the
 * earlier one for ever.
 */
export function writeWorker(input: PublishInput, runsJavaScript: boolean): string[] {
  const { shell, site, release, publicDir } = input
  release.print(
    NAME,
    site.offline
      ? `self.KIS=${JSON.stringify(planOf(input, runsJavaScript))};\n${readFileSync(shell.worker, 'utf8')}`
      : remover(site.base),
  )
  if (existsSync(join(publicDir, FORMER))) return [NAME]
  release.print(FORMER, remover(site.base, AFRESH))
  return [NAME, FORMER]
}

/** A page out of the caches of another site is fetched as it is now. */
const AFRESH = `
      for (const client of await clients.matchAll({ type: 'window' })) await client.navigate(client.url)`

/** Its version follows from the files it caches: one more article is no new version. */
function planOf(
  { shell: { assets }, site, store }: PublishInput,
  runsJavaScript: boolean,
): OfflinePlan {
  const { base, locales } = site
  const { shell, programs } = withBase(assets, base)
  const files = runsJavaScript ? [...new Set([...shell, ...programs])] : shell
  const pages = Object.fromEntries(
    locales.map(({ prefix }) => [prefix, toHref(base, offlineAddress(prefix))]),
  )
  const lists = store.pages.flatMap(({ path }) =>
    locales.some(({ prefix }) => path === savedAddress(prefix)) ? [documentLink(base, path)] : [],
  )
  const hash = createHash('sha256').update(JSON.stringify([files, pages, lists]))
  return { base, version: hash.digest('hex').slice(0, 8), files, pages, lists }
}

/** Nobody has to do anything: browsers look for another worker at every visit. */
function remover(base: string, then = ''): string {
  const prefix = JSON.stringify(cacheNames(base).prefix)
  return `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith(${prefix}) || name.endsWith(registration.scope)) await caches.delete(name)
      indexedDB.deleteDatabase('workbox-expiration')
      await registration.unregister()${then}
    })(),
  ),
)
`
}
