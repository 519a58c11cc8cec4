/**
 * The page store between the compiler and what draws pages: `.content/pages.jsonl` holds one page's
 * data per line, `.content/store.json` says where each begins, and bodies lie beside them under
 * their hashes.
 */
export const STORE_FORMAT = 3

export type StoreRow = readonly [
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

export interface StoreIndex {
  readonly format: typeof STORE_FORMAT
  readonly pages: readonly StoreRow[]
  readonly redirects: readonly (readonly [from: string, to: string])[]
  /** Pictures of articles: absolute source path, path in the output. */
  readonly media: readonly (readonly [source: string, publicPath: string])[]
  /** Addresses of locked pages. */
  readonly locked: readonly string[]
}

/** Bodies lie in two-letter folders, so that none grows large at 100,000 pages. */
export const bodyPath = (hash: string): string => `bodies/${hash.slice(0, 2)}/${hash}.json`

/**
 * A link to a source file cannot be written as an address while pages are compiled one by one: two
 * private-use characters around an index hold its place until the page is read from the store.
 */
export const refMark = (index: number): string => `\uE0F0${index}\uE0F1`

/** Only where a link's address begins: the same characters in the text stay what they are. */
const MARKED = /(?<=href=\\")\uE0F0(\d+)\uE0F1/g

/** Fills the marks in a body's JSON text. */
export function fillRefs(json: string, refs: readonly string[]): string {
  return refs.length === 0
    ? json
    : json.replace(MARKED, (_, index: string) =>
        JSON.stringify(refs[Number(index)] ?? '').slice(1, -1),
      )
}
