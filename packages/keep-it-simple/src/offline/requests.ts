import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { localeOf } from '#model/locale.ts'
import { cacheNames, FILES_LIMIT, kindOf, PATIENCE, type OfflinePlan } from '#model/offline.ts'
import { decodePath } from '#model/path.ts'
import type { CachedPages } from './cached-pages.ts'
import type { ExtendableEvent } from './scope.ts'

const EXACT = { ignoreVary: true }

/** How each kind of request is answered. A request no route knows goes its way as if we were not here. */
export function answerRequests(plan: OfflinePlan, cached: CachedPages): void {
  const { base } = plan
  const names = cacheNames(base)
  const is = (kind: ReturnType<typeof kindOf>) => (asked: Asked) =>
    asked.sameOrigin && kindOf(base, asked.url.pathname) === kind

  const isPage = is('page')
  const pages = { cacheName: names.pages, networkTimeoutSeconds: PATIENCE, matchOptions: EXACT }
  registerRoute(
    // Loaded by the browser, or fetched by the page that is shown.
    (asked: Asked) =>
      (asked.request.mode === 'navigate' || asked.request.destination === '') && isPage(asked),
    new NetworkFirst({
      ...pages,
      plugins: [
        onlyCached(cached, base),
        {
          // Firefox hands over a failed preload as an answer, so the cache was not asked yet.
          handlerDidError: async ({ request }) =>
            (await caches.match(bare(request.url), { ...EXACT, cacheName: names.pages })) ??
            (await inShell(plan, request.url)) ??
            (request.mode === 'navigate' ? notCached(plan, request.url) : Response.error()),
        },
      ],
    }),
  )

  // Its own types do not say what `exactOptionalPropertyTypes` asks for.
  const bounded: object = new ExpirationPlugin({
    maxEntries: FILES_LIMIT,
    purgeOnQuotaError: true,
    matchOptions: EXACT,
  })
  const files = {
    cacheName: names.files,
    matchOptions: EXACT,
    plugins: [bounded, anywhere, { handlerDidError: async () => Response.error() }],
  }
  registerRoute(is('file'), new CacheFirst(files))
  registerRoute(
    (asked: Asked) => asked.request.destination === 'image' && is('picture')(asked),
    new StaleWhileRevalidate(files),
  )
}

interface Asked {
  readonly url: URL
  readonly request: Request
  readonly sameOrigin: boolean
}

/**
 * Fetching a page does not cache it, so nothing is written here. A cached page is fetched again as a
 * whole, because it may no longer be allowed in the cache; one that no longer exists is removed.
 */
const onlyCached = (cached: CachedPages, base: string) => ({
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => bare(request.url),
  cacheWillUpdate: async ({ request, response, event }: Updating) => {
    if (await cached.has(bare(request.url))) {
      const path = addressOf(base, request.url)
      if (response.status === 404 || response.status === 410)
        event.waitUntil(cached.answer({ type: 'forget', path }))
      // A page that fetched it says so when it is shown.
      else if (response.ok && request.mode === 'navigate')
        event.waitUntil(cached.answer({ type: 'read', path, pictures: [] }))
    }
    return null
  },
})

interface Updating {
  readonly request: Request
  readonly response: Response
  readonly event: ExtendableEvent
}

/** Without query and hash. */
function bare(link: string): string {
  const { origin, pathname } = new URL(link)
  return origin + pathname
}

/** The address inside the site. */
const addressOf = (base: string, url: string): string =>
  decodePath(`/${new URL(url).pathname.slice(base.length)}`)

/** The shell's files and those of saved pages lie elsewhere. */
const anywhere = {
  cachedResponseWillBeUsed: async ({
    cachedResponse,
    request,
  }: {
    cachedResponse?: Response
    request: Request
  }) => cachedResponse ?? (await caches.match(request, EXACT)),
}

/** A list of what this device has lies there. */
const inShell = ({ base, version }: OfflinePlan, url: string): Promise<Response | undefined> =>
  caches.match(bare(url), { ...EXACT, cacheName: cacheNames(base).shell + version })

/** In the language of the address. */
async function notCached({ base, version, pages }: OfflinePlan, url: string): Promise<Response> {
  const locales = Object.keys(pages).map((prefix) => ({ prefix }))
  const { prefix } = localeOf(locales, addressOf(base, url)) ?? locales[0]!
  const shell = await caches.open(cacheNames(base).shell + version)
  return (await shell.match(pages[prefix]!, EXACT)) ?? Response.error()
}
