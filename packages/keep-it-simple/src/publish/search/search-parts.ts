import { createHash } from 'node:crypto'
import type { StoreIndex } from '#model/page-store.ts'
import type { KnownPage } from './known-pages.ts'

/** Pages of an older part; the newest one of a language has up to twice as many. */
export const PART_SIZE = 4_000

/** A page as it is indexed: where its text lies, and whether that may be read. */
export interface IndexedPage {
  readonly path: string
  /** Changes when its text would be found by other words; empty where it has none to find. */
  readonly text: string
}

/** Pages of one language whose texts are indexed together. */
export interface SearchPart {
  /** Language and number, the oldest part first. */
  readonly name: string
  readonly pages: readonly IndexedPage[]
  /** Number of its first page among those of the language. */
  readonly first: number
}

/**
 * Texts are cut by age, counted from the first page of a language: a page that is edited changes one
 * part, and a new one the newest. So what else readers and builds have stays good.
 */
export function searchParts(
  store: StoreIndex,
  pages: ReadonlyMap<string, KnownPage>,
  size: number = PART_SIZE,
): Map<string, SearchPart[]> {
  const byLang = Map.groupBy(
    store.pages.flatMap(({ path, body }) => {
      const page = pages.get(path)
      if (!page) return []
      const { names, age, isOpen, said = '' } = page
      const text = isOpen && body !== '' ? textKey(body + said, names.title) : ''
      return [{ path, text, lang: names.lang, age }]
    }),
    ({ lang }) => lang.toLowerCase(),
  )
  return new Map(
    [...byLang].map(([lang, own]) => {
      const sorted = own.sort((a, b) => compare(a.age, b.age) || compare(a.path, b.path))
      const count = Math.max(1, Math.floor(sorted.length / size))
      const parts = Array.from({ length: count }, (_, index): SearchPart => {
        const first = index * size
        const part = sorted.slice(first, index + 1 < count ? first + size : sorted.length)
        return { name: `${lang}-${index + 1}`, pages: part, first }
      })
      return [lang, parts] as const
    }),
  )
}

/** A title is searched with the text, and may hold any character. */
const textKey = (bodyHash: string, title: string): string =>
  createHash('sha256').update(`${bodyHash} ${title}`).digest('hex').slice(0, 16)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
