import { inTime, savesData } from '#browser/patience.ts'
import type { BlockModule } from '#model/block-module.ts'

/** The tag of the client, whose data attributes describe the page. */
export const clientTag = (page: Document = document): HTMLElement =>
  page.getElementById('kis-client')!

const modules = new Map<string, Promise<BlockModule>>()
let leaving = new AbortController()
let mounting: Promise<unknown> = Promise.resolve()

/** What the blocks of a page, and whatever else it has, need in the browser. */
export function loadModules(page: Document): Promise<readonly BlockModule[]> {
  const { modules = '' } = clientTag(page).dataset
  return Promise.all(modules.split(' ').filter(Boolean).map(loadModule))
}

/** A block whose script does not come stays readable without it. */
function loadModule(href: string): Promise<BlockModule> {
  const loading =
    modules.get(href) ??
    (import(/* @vite-ignore */ href) as Promise<BlockModule>).catch(() => {
      modules.delete(href)
      return {}
    })
  modules.set(href, loading)
  return loading
}

type Show = (page: Document) => Promise<void>

/** Mounts what this page has; in the same task where everything was loaded before. */
export function mountModules(show: Show, ready?: readonly BlockModule[]): void {
  leaving.abort()
  leaving = new AbortController()
  const { signal } = leaving
  const main = document.getElementById('main')
  const mount = (all: readonly BlockModule[]) => {
    if (main && !signal.aborted) for (const one of all) one.mount?.(main, { signal, show })
  }
  if (ready) mount(ready)
  else mounting = loadModules(document).then(mount)
}

/** Resolves when the modules of the first page are mounted. */
export const modulesMounted = (): Promise<unknown> => mounting

/** Milliseconds after which an open page counts as read. */
const READ = 2_000

/** What helps without a connection is loaded once a page was read, and never where the reader saves data. */
export function loadLater(): void {
  const { later } = clientTag().dataset
  if (later === undefined || savesData()) return
  const begin = async () =>
    ((await import(/* @vite-ignore */ later)) as { begin: () => void }).begin()
  // The site works without it.
  setTimeout(() => void begin().catch(() => undefined), READ)
}

/** Brings what a page is drawn with before it is shown. Returns what its blocks have for the browser. */
export async function prepare(page: Document): Promise<readonly BlockModule[]> {
  const [loaded] = await inTime(Promise.all([loadModules(page), loadStyles(page)]))
  return loaded
}

const sheetsOf = (page: Document) =>
  page.head.querySelectorAll<HTMLLinkElement>(':scope > link[rel=stylesheet]')

/** Links the sheets the page has and this one has not, each behind the one it follows there. */
async function loadStyles(page: Document): Promise<void> {
  const linked = new Map(Array.from(sheetsOf(document), (link) => [link.href, link]))
  let before: Element | undefined
  const loading: Promise<unknown>[] = []
  for (const { href } of sheetsOf(page)) {
    const known = linked.get(href)
    const link = known ?? linkTo(href, before)
    if (!known) loading.push(loaded(link))
    before = link
  }
  await Promise.all(loading)
}

function linkTo(href: string, before?: Element): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  link.href = href
  if (before) before.after(link)
  else document.head.append(link)
  return link
}

/** S8.2 */
const loaded = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      const error = new Error(`Unable to preload CSS for ${new URL(link.href).pathname}`)
      if (isUnhandled(error)) reject(error)
      else resolve(undefined)
    })
  })

/** S8.2: `kis:preload-error`; false when a listener has handled it. */
const isUnhandled = (payload: unknown): boolean =>
  dispatchEvent(Object.assign(new Event('kis:preload-error', { cancelable: true }), { payload }))

/** Sheets that chunks asked for. */
const sheets = new Map<string, Promise<unknown>>()

/**
 * Loads a chunk with what it imports beside it, and its sheets before it runs. The bundler wraps every
 * dynamic import in this (`publish/preload-helper.ts`).
 */
export async function preload<Module>(
  load: () => Promise<Module>,
  hrefs: readonly string[] = [],
): Promise<Module> {
  const bring = async (href: string) => {
    if (!document.querySelector(`link[href="${href}"]`)) {
      const link = linkTo(href)
      if (link.rel === 'stylesheet') sheets.set(href, loaded(link))
    }
    await sheets.get(href)
  }
  await Promise.all(hrefs.map(bring))
  return load().catch((error: unknown) => {
    if (isUnhandled(error)) throw error
    return undefined as Module
  })
}
