import { FAULT } from '#browser/page-events.ts'
import { inTime } from '#browser/patience.ts'
import { prefersReducedMotion } from '#browser/media.ts'
import type { BlockModule } from '#model/block-module.ts'
import { welcome } from '../actions/arrivals.ts'
import { fetchDocument, type Arrival } from './fetch-document.ts'
import { isPage } from './page-links.ts'
import { loadModules } from './page-modules.ts'
import { showProgress } from './progress.ts'
import { focusContent, prepare, showPage, swap } from './swap.ts'

/** A page with all it needs. */
interface Ready extends Arrival {
  readonly modules: readonly BlockModule[]
}

/** The page that is on its way. */
let pending: { readonly href: string; readonly stop: AbortController } | undefined
/** A document is being loaded. */
let isLeaving = false
/** The page that is shown, whatever its hash. */
let shown = ''
const here = ({ pathname, search }: URL | Location): string => pathname + search
const visited = new Set<string>()

/**
 * Links lead to documents. Where the browser has the Navigation API the next document is fetched and put
 * in the place of this one; whatever goes wrong on the way, the document is loaded instead.
 */
export function followNavigation(): void {
  shown = here(location)
  visited.add(shown)
  // A page the browser kept while another document was on its way.
  addEventListener('pageshow', () => (isLeaving = false))
  window.navigation?.addEventListener('navigate', (event) => {
    if (isLeaving || event.downloadRequest !== null) return
    const { ready } = (event.info ?? {}) as { readonly ready?: Ready }
    if (ready) {
      event.intercept({ focusReset: 'manual', handler: () => show(ready, event).catch(reload) })
      return
    }
    const to = new URL(event.destination.url)
    const isTraversal = event.navigationType === 'traverse'
    const isPart = event.hashChange || isTraversal
    if (event.destination.sameDocument && !isPart) {
      // A script of the page changes its address.
      shown = here(to)
      return
    }
    const isOurs =
      event.canIntercept &&
      event.navigationType !== 'reload' &&
      !event.formData &&
      isPage(to) &&
      !(isPart && here(to) === shown)
    if (isOurs && !isTraversal) {
      event.preventDefault()
      void visit(to, event.navigationType === 'replace')
      return
    }
    pending?.stop.abort()
    pending = undefined
    if (!isOurs) return
    const from = window.navigation.currentEntry!.key
    const handler = () => goBack(to, from, event)
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler })
  })
}

/** Fetches a page and shows it; the address changes when it is there. */
async function visit(to: URL, replace: boolean): Promise<void> {
  // A double click is one visit.
  if (pending?.href === to.href) return
  await follow(to, {
    show: ({ href, ...rest }) => {
      const history = replace || href === location.href ? 'replace' : 'push'
      window.navigation.navigate(href, { history, info: { ready: { href, ...rest } } })
    },
    fail: async (error, signal) => {
      if ((await staysHere(to, error, signal)) || signal.aborted) return
      if (here(to) === here(location)) return reload()
      isLeaving = true
      if (replace) location.replace(to)
      else location.assign(to)
    },
  })
}

/** The address is that of the page already; the browser knows how far it was scrolled. */
const goBack = (to: URL, from: string, event: NavigateEvent): Promise<void> =>
  follow(to, {
    show: (ready) => (ready.href === to.href ? show(ready, event) : reload()),
    fail: async (error, signal) => {
      // The address returns to that of the page that stays.
      if (await staysHere(to, error, signal)) await window.navigation.traverseTo(from).committed
      else if (!signal.aborted) reload()
    },
  })

interface Outcome {
  readonly show: (ready: Ready) => Promise<void> | void
  readonly fail: (error: unknown, signal: AbortSignal) => Promise<void> | void
}

/** The newest page wins; the one before is aborted and neither shown nor reported. */
async function follow(to: URL, { show, fail }: Outcome): Promise<void> {
  pending?.stop.abort()
  const own = { href: to.href, stop: new AbortController() }
  pending = own
  const { signal } = own.stop
  const done = progressTo(to)
  try {
    const ready = await arrive(to, signal)
    if (!signal.aborted) await show(ready)
  } catch (error) {
    if (!signal.aborted) await fail(error, signal)
  } finally {
    done()
    if (pending === own) pending = undefined
  }
}

function reload(): void {
  isLeaving = true
  location.reload()
}

async function arrive(to: URL, signal: AbortSignal): Promise<Ready> {
  const { page: found, href } = await fetchDocument(to, signal)
  const page = (await replacement(found, new URL(href))) ?? found
  return { page, href, modules: await prepare(page) }
}

/** `event.scroll()` goes to the hash or the top, and back to where the reader was. */
async function show({ page, href, modules }: Ready, event: NavigateEvent): Promise<void> {
  // The address has changed: going back from here leads to another page, even before the swap.
  shown = here(new URL(href))
  visited.add(shown)
  const change = () => {
    swap(page, modules)
    if (event.navigationType !== 'traverse') scrollTo({ top: 0, behavior: 'instant' })
    // A script that writes the address while the page is on its way ends the event.
    if (!event.signal.aborted) event.scroll()
    welcome()
    focusContent()
  }
  if (!document.startViewTransition || prefersReducedMotion() || event.hasUAVisualTransition)
    change()
  else {
    const transition = document.startViewTransition({ update: change, types: ['document'] })
    // A hidden window shows the page without it.
    transition.ready.catch(() => undefined)
    await transition.updateCallbackDone
  }
}

/** S2.6.14: for pages not visited before. */
function progressTo(to: URL): () => void {
  if (visited.has(here(to))) return () => undefined
  return showProgress(document.getElementById('kis-client')!.dataset['loading'] ?? '')
}

/** Without a connection the page that is shown is the best there is: whether a line says so. */
async function staysHere(to: URL, error: unknown, signal: AbortSignal): Promise<boolean> {
  if (!(error instanceof TypeError) || (await isThere(to)) || signal.aborted) return false
  return !dispatchEvent(new CustomEvent(FAULT, { cancelable: true, detail: to.href }))
}

const isThere = (to: URL): Promise<boolean> =>
  inTime(fetch(to, { method: 'HEAD' })).then(
    () => true,
    () => false,
  )

/** A locked page that a key of this visit opens, and a missing one in the language of its address, are another page. */
async function replacement(page: Document, at: URL): Promise<Document | undefined> {
  for (const { replace } of await inTime(loadModules(page))) {
    const other = await replace?.(page, at)
    if (other) return other
  }
  return undefined
}

/** The same for the page that came as a document. */
export async function replaceFirst(): Promise<void> {
  const root = document.getElementById('root')
  const page = await replacement(document, new URL(location.href))
  if (page) await showPage(page, root)
}
