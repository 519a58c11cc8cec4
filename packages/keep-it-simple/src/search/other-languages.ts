import type { Lang } from '#model/locale.ts'
import type { SearchPage, SearchQuery } from '#model/search.ts'
import { askNames } from './ask.ts'
import { namedPage } from './found-page.ts'
import type { IndexReader } from './index-reader.ts'
import { questionOf } from './query.ts'

/** Shown of all other languages together. */
const SHOWN = 3

/** Pages of other languages whose names have all of it, and which the asked language does not have. */
export async function otherLanguages(
  query: SearchQuery,
  langs: readonly Lang[],
  readerOf: (lang: Lang) => Promise<IndexReader>,
): Promise<SearchPage[]> {
  if (query.series !== undefined || query.tag !== undefined) return []
  const question = questionOf(query.text)
  const others = langs.filter((lang) => !query.langs.includes(lang))
  const found = others.map(async (lang) => {
    const reader = await readerOf(lang)
    const ranked = (await askNames(question, reader)).slice(0, 2 * SHOWN)
    const pages = ranked.map(async (one) => {
      const entry = await reader.entry(one.doc)
      return entry.alternates === undefined
        ? [namedPage(entry, lang, one, query.text, question)]
        : []
    })
    return (await Promise.all(pages)).flat()
  })
  return (await Promise.all(found)).flat().slice(0, SHOWN)
}
