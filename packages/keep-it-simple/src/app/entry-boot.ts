import 'virtual:keep-it-simple/faces.css'
import '#theme/styles/site.css'
import '#theme/styles/plain.css'
import { inTime } from '#browser/patience.ts'
import { readStored, STORAGE_KEYS } from '#browser/storage.ts'
import { throttle } from '#browser/throttle.ts'
import { welcome } from '#theme/actions/arrivals.ts'
import { followReading } from '#theme/actions/back-to-top.ts'
import { followOutline } from '#theme/actions/outline.ts'
import * as faces from '#theme/page-assets/fonts.ts'
import type { BlockModule } from '#model/block-module.ts'
import type * as Actions from './entry-actions.ts'
import type * as App from './entry-browser.tsx'
import { doAgain, doElsewhere } from './do-again.ts'
import { takeEarlyClicks } from './early-clicks.ts'
import { findPlace } from './find-place.ts'
import { onSearchKey } from './search-keys.ts'
import { watchIntent } from './intent.ts'
import { PAGE_SHOWN } from './page-shown.ts'
import { addSpeculationRules } from './speculation.ts'

/** Whether the site lets faces travel: of one that does not, the script has nothing of it. */
declare const __FACES__: boolean

/** S9.7, in milliseconds. */
const SCROLL_THROTTLE = 100

/**
 * All that runs on a page nobody touches: it follows the reading, and watches for the moment more is
 * wanted. Then come the actions (what controls do without the application, two kilobytes) and the
 * application itself. Both are imported by their addresses, because the bundler's own way of
 * importing would weigh as much as all of this.
 */
function boot(): void {
  findPlace()
  const { chunks = '', assets = '' } = document.getElementById('boot')!.dataset
  const [actionsFile = '', appFile = '', ...others] = words(chunks)
  const root = document.documentElement
  let app: Promise<unknown> | undefined
  let actions: Promise<typeof Actions> | undefined
  const load = () => {
    actions ??= import(/* @vite-ignore */ actionsFile) as Promise<typeof Actions>
    if (!app) others.forEach(preload)
    app ??= (import(/* @vite-ignore */ appFile) as Promise<typeof App>).then((loaded) =>
      loaded.start(),
    )
    app.catch(() => undefined)
    return actions
  }
  const mounting = words(assets).map(mount)
  // In the first script, because a file of its own would come a round trip later.
  if (__FACES__) begin(faces)
  // Blocks must be mounted before they can handle the clicks queued for them.
  const ready = () => {
    const all = inTime(Promise.all([app!, ...mounting]))
    all.catch(() => undefined)
    return all
  }
  const act = (control: HTMLElement) =>
    inTime(load()).then(
      (loaded) => loaded.act(control, ready(), doElsewhere),
      () => doElsewhere(control),
    )

  const read = followReading()
  const outline = followOutline()
  const scroll = throttle((at) => {
    read(at)
    outline()
  }, SCROLL_THROTTLE)
  const shown = () => {
    welcome()
    requestAnimationFrame(outline)
  }
  addEventListener('scroll', scroll)
  addEventListener(PAGE_SHOWN, shown)
  addEventListener('popstate', drawOther)
  shown()
  takeEarlyClicks(act, doElsewhere)
  void Promise.all(mounting).then(doAgain)
  // A page without a navigation bar has no search button; the document takes its place.
  onSearchKey(() => void act(document.querySelector<HTMLElement>('[data-action=search]') ?? root))
  watchIntent(() => load().catch(() => undefined))
  // Edits must show without a touch of the page: the application listens for them.
  if (import.meta.env.DEV) void load().catch(() => undefined)
  // What was unlocked on this visit opens by itself.
  if (document.querySelector('.gate') && readStored(STORAGE_KEYS.lock, 'session'))
    void load().catch(() => undefined)
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

/** Mounts a block of this document; on later pages the application does that. */
function mount(href: string): Promise<unknown> {
  // If a chunk fails to load, the block stays readable without it.
  return import(/* @vite-ignore */ href).then(begin, () => undefined)
}

function begin({ mount: start }: BlockModule): void {
  const left = new AbortController()
  start?.(document.getElementById('main')!, { signal: left.signal })
  addEventListener(PAGE_SHOWN, () => left.abort(), { once: true })
}

function preload(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

boot()
