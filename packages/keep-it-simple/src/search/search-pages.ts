import { searchedBody } from '#model/discussion.ts'
import type { Lang } from '#model/locale.ts'
import type { PageData } from '#model/page.ts'
import { isSearchable, searchRecords } from '#model/search-records.ts'
import {
  mergeAnswers,
  type SearchAnswer,
  type SearchFacets,
  type SearchQuery,
} from '#model/search.ts'
import { facetsOf } from './facets.ts'
import { gatherLinks, namesOf } from './gather-names.ts'
import { memoryIndex } from './memory-index.ts'
import { linksOf, pageText } from './page-text.ts'
import { searchIndex } from './search-index.ts'

/** Searches pages that are at hand: those cached on a device, those of the dev server. */
export interface PageSearch {
  readonly search: (query: SearchQuery) => Promise<SearchAnswer>
  readonly facets: (langs: readonly Lang[]) => Promise<SearchFacets>
}

export function searchPages(
  all: readonly PageData[],
  base: string,
  synonyms: readonly (readonly string[])[] = [],
): PageSearch {
  const pages = all.filter(isSearchable)
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const links = gatherLinks(
    pages.flatMap(({ body }) => linksOf(body)),
    base,
  )
  const readers = new Map(
    [...Map.groupBy(pages, ({ lang }) => lang)].map(([lang, own]) => {
      const indexed = own.map((page) => ({
        names: namesOf(page, links, (path) => byPath.get(path)?.title, synonyms),
        text: pageText(page.title, searchedBody(page)),
      }))
      return [lang, memoryIndex(indexed)] as const
    }),
  )
  const recordsOf = async (path: string) => searchRecords(byPath.get(path)!)
  return {
    search: async (query) => {
      const answers = query.langs.flatMap((lang) => {
        const reader = readers.get(lang)
        return reader ? [searchIndex(reader, lang, query, recordsOf)] : []
      })
      return mergeAnswers(await Promise.all(answers), query.limit)
    },
    facets: async (langs) => {
      const found = langs.flatMap((lang) => readers.get(lang)?.groups() ?? [])
      return facetsOf(await Promise.all(found))
    },
  }
}
