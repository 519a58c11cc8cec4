/** A page of the store, without its data. */
export interface StoredPage {
  readonly path: string
  /** Changes when anything the page shows changes. */
  readonly hash: string
  /** Hash of its body; empty where it has none. */
  readonly body: string
}

export interface StoreIndex {
  readonly pages: readonly StoredPage[]
  readonly redirects: readonly (readonly [from: string, to: string])[]
  /** Pictures of articles: absolute source path, path in the output. */
  readonly media: readonly (readonly [source: string, publicPath: string])[]
  /** Addresses of locked pages. */
  readonly locked: readonly string[]
}

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
