import { isSearchable } from '#model/search-records.ts'
import type { ContentPage, PageData } from '#model/page.ts'
import type { Lang } from '#model/locale.ts'
import type { SearchAnswer, SearchFacets, SearchQuery } from '#model/search.ts'
import { indexManifest, pageFile, termCode, TermRows } from './index-files.ts'
import { IndexReader } from './index-reader.ts'
import { allNames, ownNames, pageTerms, type PageNames, type SoundsOf } from './page-terms.ts'
import { facetsOf, searchSite } from './search-index.ts'

export interface MemoryPage {
  readonly names: PageNames
  readonly page?: ContentPage
}

/** An index of pages in memory, read like one in files. */
export function memoryIndex(
  pages: readonly MemoryPage[],
  soundsOf: SoundsOf = () => [],
  sounds?: unknown,
): IndexReader {
  const files = new Map<string, unknown>()
  const keep = (content: unknown) => {
    const name = String(files.size)
    files.set(name, content)
    return name
  }
  const rows = new TermRows()
  for (const [doc, { names, page }] of pages.entries())
    for (const [term, hit] of pageTerms(names, page, soundsOf)) rows.add(doc, term, termCode(hit))
  const manifest = indexManifest(
    pages.map(({ names }) => names),
    pages.map(({ names, page }) => keep(pageFile(names, page))),
    rows,
    keep,
  )
  const spoken = sounds === undefined ? {} : { sounds: keep(sounds) }
  return new IndexReader({ ...manifest, ...spoken }, async (name) => files.get(name))
}

/** Searches pages in memory: those cached on a device, those of the dev server. */
export interface PageSearch {
  readonly search: (query: SearchQuery) => Promise<SearchAnswer>
  readonly facets: (langs: readonly Lang[]) => Promise<SearchFacets>
}

export function searchPages(all: readonly PageData[]): PageSearch {
  const pages = all.filter(isSearchable)
  const titles = new Map(pages.map(({ path, title }) => [path, title]))
  const readers = new Map(
    [...Map.groupBy(pages, ({ lang }) => lang)].map(([lang, own]) => {
      const indexed = own.map((page) => ({ names: allNames(ownNames(page), titles), page }))
      return [lang, memoryIndex(indexed)] as const
    }),
  )
  return {
    search: (query) => searchSite(async (lang) => readers.get(lang), [...readers.keys()], query),
    facets: async (langs) =>
      facetsOf(await Promise.all(langs.flatMap((lang) => readers.get(lang)?.groups() ?? []))),
  }
}
