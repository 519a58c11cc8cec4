import 'virtual:keep-it-simple/faces.css'
import '#theme/styles/site.css'
import 'virtual:keep-it-simple/notice.css'
import '#theme/styles/plain.css'
import { inTime } from '#browser/patience.ts'
import { LOCK, readStored } from '#browser/storage.ts'
import { welcome } from '#theme/actions/arrivals.ts'
import { mount as bringTitles } from '#theme/page-assets/fonts.ts'
import { keepSerif } from '#theme/page-assets/serif.ts'
import type { BlockModule } from '#model/block-module.ts'
import type * as Actions from './entry-actions.ts'
import type * as App from './entry-browser.tsx'
import { bringLate } from './bring-late.ts'
import { doAgain, doElsewhere } from './do-again.ts'
import { takeEarlyClicks } from './early-clicks.ts'
import { repeatEarlyKeys } from './early-keys.ts'
import { findPlace } from './find-place.ts'
import { openFirstField } from './first-field.ts'
import { onSearchKey } from './search-keys.ts'
import { isAwaited } from './awaited.ts'
import { watchIntent, watchMovement } from './intent.ts'
import { PAGE_SHOWN } from './page-shown.ts'
import { addSpeculationRules } from './speculation.ts'

/** Whether the site lets faces travel: of one that does not, the script has nothing of it. */
declare const __FACES__: boolean

/**
 * All that runs on a page nobody touches: it watches for the moment more is wanted. Scrolling brings the
 * actions (what controls do without the application, and what follows the reading); any movement brings
 * the blocks; a sign of intent brings the actions and, when what was wished for is done, the application
 * itself. All are imported by their addresses, because the bundler's own way of importing would weigh as
 * much as all of this.
 */
function boot(): void {
  findPlace()
  const { chunks = '', assets = '', quiet = '' } = document.getElementById('boot')!.dataset
  const [actionsFile = '', appFile = '', ...others] = words(chunks)
  const root = document.documentElement
  let app: Promise<unknown> | undefined
  let actions: Promise<typeof Actions> | undefined
  const load = () => {
    // What the actions open is styled there.
    bringLate()
    return (actions ??= import(/* @vite-ignore */ actionsFile) as Promise<typeof Actions>)
  }
  const loadApp = () => {
    if (!app) others.forEach(preload)
    app ??= (import(/* @vite-ignore */ appFile) as Promise<typeof App>).then((loaded) =>
      loaded.start(),
    )
    app.catch(() => undefined)
    return app
  }
  // What was wished for comes first; the application when nothing else is to be done.
  const approach = () => {
    // Not every browser says when it has nothing to do, and none of a page that paints nothing
    // (`whenIdle`, written out because every page loads it).
    const later = () => {
      ;(window.requestIdleCallback ?? setTimeout)(loadApp)
      setTimeout(loadApp, 1_000)
    }
    load().then(later, later)
  }
  const left = new AbortController()
  const { signal } = left
  addEventListener(PAGE_SHOWN, () => left.abort(), { once: true })
  // Mounts the blocks of this document; on later pages the application does that.
  const mount = (href: string) =>
    (import(/* @vite-ignore */ href) as Promise<BlockModule>).then(
      (loaded) => signal.aborted || loaded.mount?.(main(), { signal }),
      // If a chunk fails to load, the block stays readable without it.
      () => undefined,
    )
  const mounting = words(assets).map(mount)
  let all: Promise<unknown> | undefined
  const mountAll = () => (all ??= Promise.all([...mounting, ...words(quiet).map(mount)]))
  // In the first script, because a file of its own would come a round trip later.
  if (__FACES__)
    afterPaint(() => {
      bringTitles(main(), { signal })
      keepSerif()
    })
  const act = (control: HTMLElement) => {
    if (control.dataset['action'] === 'search') openFirstField()
    void inTime(load()).then(
      (loaded) => loaded.act(control, loadApp, mountAll, doElsewhere),
      () => doElsewhere(control),
    )
  }

  const follow = () => void load().catch(() => undefined)
  if (scrollY > 0) follow()
  else addEventListener('scroll', follow, { once: true })
  addEventListener(PAGE_SHOWN, welcome)
  addEventListener('popstate', drawOther)
  welcome()
  takeEarlyClicks(act, doElsewhere)
  if (isAwaited()) void mountAll().then(doAgain)
  watchMovement(() => {
    bringLate()
    void mountAll()
  })
  repeatEarlyKeys(mountAll)
  // A page without a navigation bar has no search button; the document takes its place.
  onSearchKey(() => act(document.querySelector<HTMLElement>('[data-action=search]') ?? root))
  watchIntent(approach)
  // Edits must show without a touch of the page: the application listens for them.
  if (import.meta.env.DEV) approach()
  // What was unlocked on this visit opens by itself.
  if (document.querySelector('.gate') && readStored(LOCK, 'session')) approach()
  addSpeculationRules()
  root.dataset['booted'] = ''
}

const ARRIVED = location.pathname + location.search

/** After a reload, going back may lead to a page the application drew: without it, only a reload shows that page. */
function drawOther(): void {
  const isReady = 'ready' in document.documentElement.dataset
  if (!isReady && location.pathname + location.search !== ARRIVED) location.reload()
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/** Faces that were asked for before would share the line with what is painted first. */
function afterPaint(then: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    then()
  })
  observer.observe({ type: 'paint', buffered: true })
}

const main = () => document.getElementById('main')!

function preload(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

boot()
