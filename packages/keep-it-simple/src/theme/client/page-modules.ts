import type { BlockModule } from '#model/block-module.ts'

const loaded = new Map<string, Promise<BlockModule>>()
let left = new AbortController()
let mounting: Promise<unknown> = Promise.resolve()

/** What the blocks of a page, and whatever else it has, need in the browser. */
export function loadModules(page: Document): Promise<readonly BlockModule[]> {
  const { modules = '' } = page.getElementById('kis-client')!.dataset
  return Promise.all(modules.split(' ').filter(Boolean).map(load))
}

/** A block whose script does not come stays readable without it. */
function load(href: string): Promise<BlockModule> {
  const known = loaded.get(href)
  if (known) return known
  const loading = (import(/* @vite-ignore */ href) as Promise<BlockModule>).catch(() => {
    loaded.delete(href)
    return {}
  })
  loaded.set(href, loading)
  return loading
}

type Show = (page: Document) => Promise<void>

/** Mounts what this page has; in the same task where everything was loaded before. */
export function mountModules(show: Show, ready?: readonly BlockModule[]): void {
  left.abort()
  left = new AbortController()
  const { signal } = left
  const main = document.getElementById('main')
  const mount = (modules: readonly BlockModule[]) => {
    if (main && !signal.aborted) for (const one of modules) one.mount?.(main, { signal, show })
  }
  if (ready) mount(ready)
  else mounting = loadModules(document).then(mount)
}

/** Milliseconds after which an open page counts as read. */
const READ = 2_000

/** What helps without a connection comes once a page was read, once for a visit, and never where the reader saves data. */
export function loadLater(): void {
  const { later } = document.getElementById('kis-client')!.dataset
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  if (later === undefined || connection?.saveData) return
  const begin = async () =>
    ((await import(/* @vite-ignore */ later)) as { begin: () => void }).begin()
  // The site works without it.
  setTimeout(() => void begin().catch(() => undefined), READ)
}

/** Resolves when the modules of the page are there. */
export const modulesMounted = (): Promise<unknown> => mounting
