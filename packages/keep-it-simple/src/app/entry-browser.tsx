import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router'
import { forgetStored, readStored, STORAGE_KEYS } from '#browser/storage.ts'
import { localeOf } from '#model/locale.ts'
import type { PageData } from '#model/page.ts'
import { fromPathname } from '#model/path.ts'
import { site } from 'virtual:keep-it-simple/site'
import { beginAnew } from './begin-anew.ts'
import { applyHead } from './head.ts'
import { fetchPage } from './fetch-page.ts'
import { followLinks } from './follow-links.ts'
import { giveUp, hasGivenUp } from './give-up.ts'
import { orDocument } from './load-document.ts'
import { opening, openSealed } from './open-sealed.ts'
import { notFoundPage, pageLoader, preparePage } from './page-loader.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { recoverChunks } from './recover-chunks.ts'
import { restoreTexts } from './restore-texts.ts'
import { createRoutes } from './routes.ts'
import { whenRead } from './when-read.ts'
import { Mounted } from './routes/Mounted.tsx'
import { removeSpeculationRules } from './speculation.ts'

/**
 * The browser's half: take over the prerendered page, then navigate without documents. Called by the
 * boot script, so that a chunk which only shares code with this one starts nothing.
 */
export async function start(): Promise<void> {
  if (hasGivenUp()) throw new Error('This page stays a document')
  const { pathname, search, hash } = location
  // The router would take `//a/` for another host; hosts take it for `/a/`.
  if (pathname.startsWith('//'))
    history.replaceState(history.state, '', pathname.replace(/^\/+/, '/') + search + hash)
  const root = document.getElementById('root')!
  const state = JSON.parse(document.getElementById('state')!.textContent) as PageData
  const prerendered = restoreTexts(state, root)
  const page = await openSealed(await pageHere(prerendered), addressHere())
  await preparePage(page)

  const loader = pageLoader(opening(fetchPage), () => router.state.navigation.location?.hash ?? '')
  const routes = createRoutes(
    import.meta.env.DEV
      ? loader
      : orDocument(
          loader,
          () => router.state.navigation.location ?? router.state.location,
          () => Object.values(router.state.loaderData).at(-1) as PageData | undefined,
        ),
  )
  const basename = site.base.replace(/\/$/, '')
  const matched = matchRoutes(routes, location.pathname, basename)?.at(-1)?.route.id
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: { loaderData: { [matched ?? 'any']: page } },
  })
  recoverChunks()
  forgetRubbish()
  const mounted = Promise.withResolvers<void>()
  const app = (
    <Mounted done={mounted.resolve}>
      <RouterProvider router={router} />
    </Mounted>
  )
  await released()
  const settle = beginAnew()
  const options = { onCaughtError: giveUp, onUncaughtError: giveUp }
  if (page !== prerendered) applyHead(page)
  // In the task that saw nothing pressed: a press that begins before the next task would lose its click.
  flushSync(() => {
    if (page === prerendered) hydrateRoot(root, app, options)
    else createRoot(root, options).render(app)
  })
  await mounted.promise
  followLinks(router)
  prefetchLinks()
  removeSpeculationRules()
  settle(page)
  // Not before the application follows the router: an update that came earlier would never be drawn.
  if (import.meta.hot) {
    import.meta.hot.on('content:update', () => void router.revalidate())
    import.meta.hot.send('content:listening', document.documentElement.dataset['content'])
  }
  document.documentElement.dataset['ready'] = ''
  if (!import.meta.env.DEV) whenRead(router)
}

/** The router trusts what is stored of scroll positions. */
function forgetRubbish(): void {
  try {
    const places: unknown = JSON.parse(readStored(STORAGE_KEYS.places, 'session') ?? '{}')
    if (places && typeof places === 'object') return
  } catch {
    // Not even JSON.
  }
  forgetStored(STORAGE_KEYS.places, 'session')
}

/** What is pressed now must still be there when it is let go, or the click is lost. */
async function released(): Promise<void> {
  // A task of its own: what is waiting, a press above all, comes first.
  await new Promise((resolve) => setTimeout(resolve))
  while (document.querySelector(':active')) await new Promise(requestAnimationFrame)
}

const addressHere = (): string => fromPathname(site.base, location.pathname) ?? '/'

/** One 404.html answers for every missing address: under another language's prefix it is redrawn. */
async function pageHere(prerendered: PageData): Promise<PageData> {
  if (prerendered.type !== 'not-found') return prerendered
  const own = localeOf(site.locales, location.pathname.slice(site.base.length - 1))
  return !own || own.prefix === prerendered.locale
    ? prerendered
    : notFoundPage(`${own.prefix}404.html`)
}
