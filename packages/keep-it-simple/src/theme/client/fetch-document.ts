import { inTime } from '#browser/patience.ts'

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

const ahead = new Map<string, Request>()

const keyOf = ({ pathname, search }: URL): string => pathname + search

/** Fetches a page the reader will probably want. */
export function prefetch(to: URL): void {
  const key = keyOf(to)
  if (ahead.has(key)) return
  const request = ask(to)
  ahead.set(key, request)
  const forget = () => ahead.get(key) === request && ahead.delete(key)
  request.arriving.catch(forget)
  setTimeout(forget, FRESH_FOR)
}

/** The page at an address, through redirects; whatever is no page of this release is an error. */
export async function fetchDocument(to: URL, signal: AbortSignal): Promise<Arrival> {
  const key = keyOf(to)
  const { stop, arriving } = ahead.get(key) ?? ask(to)
  // Its elements move into the page that is shown, so it is used once.
  ahead.delete(key)
  signal.addEventListener('abort', () => stop.abort())
  try {
    const { page, href } = await inTime(arriving)
    const found = new URL(href)
    found.hash ||= to.hash
    return { page, href: found.href }
  } catch (error) {
    // The browser lets the next request wait for one that hangs.
    stop.abort()
    throw error
  }
}

function ask(to: URL): Request {
  const stop = new AbortController()
  return { stop, arriving: follow(to, stop.signal) }
}

async function follow(to: URL, signal: AbortSignal): Promise<Arrival> {
  for (let hop = 0, href = to.href; hop < HOPS; hop++) {
    const response = await fetch(href, { signal })
    const type = response.headers.get('content-type') ?? ''
    const text = await response.text()
    const isWhole = text.includes('</html>')
    if (!type.startsWith('text/html') || !(response.ok || response.status === 404) || !isWhole)
      throw new Error(`${response.status} ${href}`)
    const page = new DOMParser().parseFromString(text, 'text/html')
    const url = new URL(response.redirected ? response.url : href)
    const next = page.documentElement.dataset['to']
    if (next === undefined) {
      if (!isSwappable(page, url)) throw new Error(`${url.href} is a document of its own`)
      return { page, href: url.href }
    }
    href = new URL(next + url.search + url.hash, url).href
  }
  throw new Error(`${to.href} leads in a circle`)
}

/** Of the same release, and nothing that only a document of its own can do. */
function isSwappable(page: Document, { origin, search }: URL): boolean {
  const scriptOf = (one: Document) => one.getElementById('kis-client')?.getAttribute('src')
  const counts = (one: Document) => one.getElementById('analytics') !== null
  return (
    origin === location.origin &&
    page.getElementById('root') !== null &&
    scriptOf(page) === scriptOf(document) &&
    // Whoever counts readers runs script in the page: never where something may be unlocked.
    counts(page) === counts(document) &&
    // An old query (`?p=2`) is answered by a script of that document.
    !(search && page.getElementById('query'))
  )
}
