import type { BlockAsset } from '#model/block-assets.ts'

/**
 * A use is what the static HTML of some blocks needs besides the common style sheet: `maths.ts`
 * imports its styles, and may export `wake` to add behaviour. A block names it with `env.uses`; each
 * is a chunk of its own, loaded only by pages that have such blocks, with or without the application.
 */
export interface Use {
  /** Called when the page is shown; gives back what undoes it. */
  readonly wake?: (content: HTMLElement) => () => void
}

const FILES = import.meta.glob<Use>(['./*.ts', '!./registry.ts', '!./*.test.ts'])

const loaded = new Map<BlockAsset, Use>()

export async function loadUse(name: BlockAsset): Promise<void> {
  if (loaded.has(name)) return
  const load = FILES[`./${name}.ts`]
  if (!load) throw new Error(`There is no use called ${name}`)
  loaded.set(name, await load())
}

/** Only after {@link loadUse}: the loader of every route sees to that. Gives back what undoes it. */
export function wakeBlocks(names: readonly BlockAsset[]): () => void {
  const content = document.getElementById('main')
  const awake = content ? names.map((name) => loaded.get(name)?.wake?.(content)) : []
  return () => {
    for (const sleep of awake) sleep?.()
  }
}
