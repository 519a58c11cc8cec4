import { FAULT } from '#browser/events.ts'
import { inTime } from '#browser/patience.ts'
import type { BlockModule } from '#model/block-module.ts'
import { welcome } from './arrivals.ts'
import { fetchDocument, isPage, keyOf, type Arrival } from './documents.ts'
import { clientTag, loadModules, prepare } from './load.ts'
import { showProgress } from './progress.ts'
import { prefersReducedMotion } from './scrolling.ts'
import { focusContent, showPage, swap } from './swap.ts'

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
const visited = new Set<string>()

/**
 * Links lead to documents. Where the browser has the Navigation API the next document is fetched and put
 * in the place of this one; whatever goes wrong on the way, the document is loaded instead.
 */
export function followNavigation(): void {
  shown = keyOf(location)
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
      shown = keyOf(to)
      return
    }
    const isOurs =
      event.canIntercept &&
      event.navigationType !== 'reload' &&
      !event.formData &&
      isPage(to) &&
      !(isPart && keyOf(to) === shown)
    if (isOurs && !isTraversal) {
      event.preventDefault()
      // A double click is one visit.
      if (pending?.href !== to.href)
        void visit(to, { replaces: event.navigationType === 'replace' })
      return
    }
    pending?.stop.abort()
    pending = undefined
    if (!isOurs) return
    const from = window.navigation.currentEntry!.key
    const handler = () => visit(to, { traversal: event, from })
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler })
  })
}

interface Visit {
  /** The entry takes the place of the current one. */
  readonly replaces?: boolean
  /** Going back and forth: the browser changes the address at once. */
  readonly traversal?: NavigateEvent
  /** The entry the reader leaves then. */
  readonly from?: string
}

/** Fetches a page and shows it; the newest visit wins. The address changes when the page is there. */
async function visit(to: URL, { replaces = false, traversal, from = '' }: Visit): Promise<void> {
  pending?.stop.abort()
  const own = { href: to.href, stop: new AbortController() }
  pending = own
  const { signal } = own.stop
  const done = visited.has(keyOf(to)) ? undefined : showProgress(clientTag().dataset['loading']!)
  try {
    const ready = await arrive(to, signal)
    if (signal.aborted) return
    if (!traversal) {
      const history = replaces || ready.href === location.href ? 'replace' : 'push'
      window.navigation.navigate(ready.href, { history, info: { ready } })
    } else if (ready.href === to.href) await show(ready, traversal)
    else reload()
  } catch (error) {
    const stays = await staysHere(to, error, signal)
    if (signal.aborted) return
    if (stays) {
      // The address returns to that of the page that stays.
      if (traversal) await window.navigation.traverseTo(from).committed
    } else if (traversal || keyOf(to) === keyOf(location)) reload()
    else {
      isLeaving = true
      if (replaces) location.replace(to)
      else location.assign(to)
    }
  } finally {
    done?.()
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
  shown = keyOf(new URL(href))
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

/** Without a connection the page that is shown is the best there is, unless nothing handles that. */
const staysHere = async (to: URL, error: unknown, signal: AbortSignal): Promise<boolean> =>
  error instanceof TypeError &&
  !(await isThere(to)) &&
  !signal.aborted &&
  !dispatchEvent(new CustomEvent(FAULT, { cancelable: true, detail: to.href }))

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
