/**
 * What a page may have besides the blocks of its text, by name: each is a file of styles and script
 * in `theme/page-assets/`, written as the client part of a block is. `islands` starts the figures of a
 * page and lies with them, in `theme/islands/`.
 */
export const PAGE_ASSETS = [
  'analytics',
  'bulletin',
  'cached-pages',
  'comments',
  'formulas',
  'islands',
  'lock',
  'near-pages',
  'repositories',
  'search-form',
] as const

export type PageAsset = (typeof PAGE_ASSETS)[number]
