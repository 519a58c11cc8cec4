import { blocks } from 'virtual:keep-it-simple/blocks'
import { islandAssets } from 'virtual:keep-it-simple/island-assets'
import { unasked } from '#browser/unasked.ts'
import type { BlockModule } from '#model/block-module.ts'
import type { PageAsset } from '#model/page-assets.ts'

type Loaders<Names extends string> = Readonly<Record<Names, () => Promise<BlockModule>>>

/** What pages have besides their blocks: comments, counting, the face of titles, what few formulas need, the list of pages on this device, those near a wrong address, what is new of repositories, the answers of the search form. */
const OTHERS: Loaders<Exclude<PageAsset, 'islands'>> = {
  analytics: () => import('./analytics.ts'),
  'cached-pages': () => import('./cached-pages.ts'),
  comments: () => import('./comments.ts'),
  fonts: () => import('./fonts.ts'),
  formulas: () => import('./formulas.ts'),
  'near-pages': () => import('./near-pages.ts'),
  repositories: () => import('./repositories.ts'),
  'search-form': () => import('./search-form.ts'),
}
const LOADERS: Loaders<string> = { ...blocks, ...OTHERS, ...islandAssets }

const loaded = new Map<string, BlockModule>()

/** Styles and client part of a block, or of another thing of the page, by its name. */
export async function loadAsset(name: string): Promise<void> {
  if (loaded.has(name)) return
  const load = LOADERS[name]
  if (!load) throw new Error(`There is no block asset ${name}`)
  // Figures can be read without what starts them, so a page is shown where that is gone or blocked.
  loaded.set(name, await (name in islandAssets ? unasked(load()).catch(() => ({})) : load()))
}

/** Only after {@link loadAsset}: the loader of every route sees to that. Gives back what undoes it. */
export function mountAssets(names: readonly string[]): () => void {
  const content = document.getElementById('main')
  const left = new AbortController()
  if (content) for (const name of names) loaded.get(name)?.mount?.(content, { signal: left.signal })
  return () => left.abort()
}
