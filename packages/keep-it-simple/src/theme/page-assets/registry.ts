import { blocks } from 'virtual:keep-it-simple/blocks'
import { islandAssets } from 'virtual:keep-it-simple/island-assets'
import type { BlockModule } from '#model/block-module.ts'
import type { PageAsset } from '#model/page-assets.ts'

type Loaders<Names extends string> = Readonly<Record<Names, () => Promise<BlockModule>>>

const OTHERS: Loaders<Exclude<PageAsset, 'islands'>> = {
  analytics: () => import('./analytics.ts'),
  bulletin: () => import('./bulletin.ts'),
  'cached-pages': () => import('./cached-pages.ts'),
  comments: () => import('./comments.ts'),
  formulas: () => import('./formulas.ts'),
  lock: () => import('./lock.ts'),
  'near-pages': () => import('./near-pages.ts'),
  repositories: () => import('./repositories.ts'),
  'search-form': () => import('./search-form.ts'),
}

/** For the bundler: a page links the modules of what it has, and no page loads this list. */
export const modules: Loaders<string> = { ...blocks, ...OTHERS, ...islandAssets }
