/**
 * The shelf between the press and the house: `.content/pages.jsonl` holds one page's data per line,
 * `.content/shelf.json` says where each begins, and bodies lie beside them under their hashes.
 */
export const SHELF_FORMAT = 1

export type ShelfRow = readonly [
  path: string,
  offset: number,
  length: number,
  /** Changes when anything the page shows changes. */
  hash: string,
  /** Empty when the page has no body. */
  bodyHash: string,
  /** Addresses behind the marks in the body. */
  refs: readonly string[],
]

export interface ShelfIndex {
  readonly format: typeof SHELF_FORMAT
  readonly pages: readonly ShelfRow[]
  readonly redirects: readonly (readonly [from: string, to: string])[]
  /** Pictures of articles: absolute source path, path in the output. */
  readonly media: readonly (readonly [source: string, publicPath: string])[]
}
