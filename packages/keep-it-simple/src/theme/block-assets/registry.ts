import { blocks } from 'virtual:keep-it-simple/blocks'
import { islandAssets } from 'virtual:keep-it-simple/island-assets'

/**
 * What the static HTML of some blocks needs besides the common style sheet: `maths.ts` imports its
 * styles, and may export `mount` to make it interactive. A block names it with `env.assets`; each is
 * a chunk of its own, loaded only by pages that have such blocks, with or without the application.
 */
export interface BlockModule {
  /** Called when the page is shown; the signal says that the page has gone. */
  readonly mount?: (
    content: HTMLElement,
    context: { readonly signal: AbortSignal },
  ) => (() => void) | undefined
}

const FILES = import.meta.glob<BlockModule>(['./*.ts', '!./registry.ts', '!./*.test.ts'])

const loaded = new Map<string, BlockModule>()

export async function loadBlockAsset(name: string): Promise<void> {
  if (loaded.has(name)) return
  const load = blocks[name] ?? FILES[`./${name}.ts`] ?? islandAssets[name]
  if (!load) throw new Error(`There is no block asset ${name}`)
  loaded.set(name, await load())
}

/** Only after {@link loadBlockAsset}: the loader of every route sees to that. Gives back what undoes it. */
export function mountBlocks(names: readonly string[]): () => void {
  const content = document.getElementById('main')
  const left = new AbortController()
  const { signal } = left
  const mounted = content ? names.map((name) => loaded.get(name)?.mount?.(content, { signal })) : []
  return () => {
    left.abort()
    for (const unmount of mounted) unmount?.()
  }
}
