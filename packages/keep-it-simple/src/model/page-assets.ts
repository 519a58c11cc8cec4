/**
 * What a page may have besides the blocks of its text, by name: each is a file of styles and script
 * in `theme/page-assets/`, written as the client part of a block is.
 */
export const PAGE_ASSETS = ['analytics', 'cached-pages', 'comments'] as const
