import { inTime, savesData } from '#browser/patience.ts'

/** A page that can be put in the place of the one that is shown. */
export interface Arrival {
  readonly page: Document
  /** Where it was found in the end, with query and hash. */
  readonly href: string
}

/** No page is so far away from its old addresses. */
const HOPS = 10
/** Milliseconds a document that was fetched before the click is used. */
const FRESH_FOR = 30_000

interface Request {
  readonly stop: AbortController
  readonly arriving: Promise<Arrival>
}

/** Documents the reader will probably want, by address. */
const ahead = new Map<string, Request>()

/** Names a page whatever the hash. */
export const keyOf = ({ pathname, search }: URL | Location): string => pathname + search

function request(to: URL): Request {
  const key = keyOf(to)
  const known = ahead.get(key)
  if (known) return known
  const stop = new AbortController()
  const own = { stop, arriving: follow(to, stop.signal) }
  ahead.set(key, own)
  const forget = () => ahead.get(key) === own && ahead.delete(key)
  own.arriving.catch(forget)
  setTimeout(forget, FRESH_FOR)
  return own
}

/** The page at an address, through redirects; whatever is no page of this release is an error. */
export async function fetchDocument(to: URL, signal: AbortSignal): Promise<Arrival> {
  const { stop, arriving } = request(to)
  // Its elements move into the page that is shown, so it is used once.
  ahead.delete(keyOf(to))
  const abort = () => stop.abort()
  signal.addEventListener('abort', abort)
  // The browser lets the next request wait for one that hangs.
  const { page, href } = await inTime(arriving).finally(abort)
  const found = new URL(href)
  found.hash ||= to.hash
  return { page, href: found.href }
}

async function follow(to: URL, signal: AbortSignal): Promise<Arrival> {
  for (let hop = 0, href = to.href; hop < HOPS; hop++) {
    const response = await fetch(href, { signal })
    const type = response.headers.get('content-type') ?? ''
    const text = await response.text()
    const isPage = response.ok || response.status === 404
    if (!isPage || !type.startsWith('text/html') || !text.includes('</html>')) break
    const page = new DOMParser().parseFromString(text, 'text/html')
    const url = new URL(response.redirected ? response.url : href)
    const next = page.documentElement.dataset['to']
    if (next === undefined) {
      if (!isSwappable(page, url)) break
      return { page, href: url.href }
    }
    href = new URL(next + url.search + url.hash, url).href
  }
  throw new Error(`No page of this release: ${to.href}`)
}

/** Of the same release, and nothing that only a document of its own can do. */
function isSwappable(page: Document, { origin, search }: URL): boolean {
  const traits = (one: Document) =>
    `${one.getElementById('kis-client')?.getAttribute('src')} ${one.getElementById('analytics') !== null}`
  return (
    origin === location.origin &&
    page.getElementById('root') !== null &&
    // Analytics runs script in the page: never where something may be unlocked.
    traits(page) === traits(document) &&
    // An old query (`?p=2`) is answered by a script of that document.
    !(search && page.getElementById('query'))
  )
}

/** Whether a page is at an address; files are the browser's business. */
export function isPage({ origin, pathname }: URL): boolean {
  const { BASE_URL } = import.meta.env
  return (
    origin === location.origin &&
    pathname.startsWith(BASE_URL) &&
    !pathname.startsWith('//', BASE_URL.length - 1) &&
    !/\.(?!html$)[a-z][a-z\d]*$/i.test(pathname)
  )
}

/** Milliseconds a pointer rests on a link before its page is fetched; a pointer passing by is not. */
const REST = 65

/** S7.12: a document is on its way when the pointer rests on its link, or focus or a finger is. */
export function prefetchLinks(): void {
  // While pages are written, what was fetched before an edit is old.
  if (savesData() || import.meta.env.DEV) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = ({ type, target }: Event) => {
    clearTimeout(timer)
    const link = (target as Partial<Element>).closest?.('a')
    if (!link?.href || link.target || link.hasAttribute('download') || link.dataset['action'])
      return
    const to = new URL(link.href)
    if (keyOf(to) === keyOf(location) || !isPage(to)) return
    timer = setTimeout(() => request(to), /over|^f/.test(type) ? REST : 0)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart', 'pointerdown'])
    addEventListener(type, follow, { passive: true })
  addEventListener('click', () => clearTimeout(timer), { capture: true })
}
