import { createHash } from 'node:crypto'
import type { ContentPage, OutlinedPage } from '#model/page.ts'
import { seriesOf } from '#model/search-records.ts'
import type { StoreIndex } from '#model/page-store.ts'

type Outlined = Omit<ContentPage, 'body'>

/** Raised when the same pages would give another index. */
const FORMAT = 5

/** Pages of an older part; the newest one of a language has up to twice as many. */
export const PART_SIZE = 2_000

/** Pages of one language that are indexed together. */
export interface SearchPart {
  /** Name of its folder: language and number, the oldest part first. */
  readonly name: string
  readonly paths: readonly string[]
  /** Changes when the index of the part would. */
  readonly identity: string
}

/**
 * A first search loads the list of all pages it goes through, and the indexer holds every word of
 * them: both would grow with the site. So a language is cut by age, counted from its first page: a new
 * page changes only the newest part, and readers load older ones when the newer have too little.
 */
export function searchParts(
  store: StoreIndex,
  outlineOf: (path: string) => OutlinedPage | undefined,
  size: number = PART_SIZE,
): SearchPart[] {
  const byLang = Map.groupBy(
    store.pages.flatMap(([path, , , , bodyHash]) => {
      const page = outlineOf(path)
      if (page?.type !== 'content') return []
      return [{ path, lang: page.lang, age: ageOf(page), found: foundBy(page, bodyHash) }]
    }),
    ({ lang }) => lang.toLowerCase(),
  )
  return [...byLang].flatMap(([lang, pages]) => {
    const sorted = pages.sort((a, b) => compare(a.age, b.age) || compare(a.path, b.path))
    const count = Math.max(1, Math.floor(sorted.length / size))
    return Array.from({ length: count }, (_, index) => {
      const end = index + 1 < count ? (index + 1) * size : sorted.length
      const part = sorted.slice(index * size, end)
      const hash = createHash('sha256').update(String(FORMAT))
      for (const { found } of part) hash.update(`\n${found}`)
      const paths = part.map(({ path }) => path)
      return { name: `${lang}-${index + 1}`, paths, identity: hash.digest('base64url') }
    })
  })
}

/** All the index has of a page; what else it shows, its neighbours for one, is not searched. */
function foundBy(page: Outlined, bodyHash: string): string {
  const { path, lang, title, tags = [], draft, frontmatter } = page
  const { encrypt, search } = frontmatter
  const names = tags.map(({ name }) => name)
  return JSON.stringify([
    path,
    lang,
    title,
    seriesOf(page),
    names,
    draft,
    encrypt,
    search,
    bodyHash,
  ])
}

/** Pages without a date are about the site; they count as new. */
const ageOf = (page: { readonly createTime?: string }): string => page.createTime ?? '9'

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Of the folders named, those of each language, the newest first. */
export function foldersByLang(names: readonly string[]): Record<string, string[]> {
  const numberOf = (name: string) => Number(name.slice(name.lastIndexOf('-') + 1))
  const newestFirst = names.toSorted((a, b) => numberOf(b) - numberOf(a))
  const byLang = Map.groupBy(newestFirst, (name) => name.slice(0, name.lastIndexOf('-')))
  return Object.fromEntries([...byLang].sort(([a], [b]) => compare(a, b)))
}
