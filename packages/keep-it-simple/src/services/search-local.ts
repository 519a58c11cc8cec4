import type { Lang } from '#model/locale.ts'
import type { SearchProvider } from '#model/search.ts'
import { IndexReader, manifestName } from '#search/index-reader.ts'
import { questionOf } from '#search/question.ts'
import { facetsOf, searchSite } from '#search/search-index.ts'
import { withinTime } from './time-limit.ts'

/** Milliseconds until a search counts as failed; a slow line is not a fault. */
const LIMIT = 30_000

/** Searches the index the build wrote beside the pages. `langs` are all of the site. */
export function localSearch(base: string, langs: readonly Lang[]): SearchProvider {
  const folder = `${base}search-index/`
  const readers = new Map<Lang, Promise<IndexReader>>()
  const readerOf = (lang: Lang): Promise<IndexReader> => {
    let reader = readers.get(lang)
    if (!reader) {
      reader = fetchJson(folder + manifestName(lang), 'no-cache').then(
        (manifest) =>
          new IndexReader(manifest, (name) => fetchJson(`${folder}pieces/${name}.json`)),
      )
      readers.set(lang, reader)
      reader.catch(() => readers.delete(lang))
    }
    return reader
  }
  return {
    debounce: 0,
    // What fails here is tried again by the first search, which can say so.
    warm: (wanted) => {
      for (const lang of wanted) readerOf(lang).catch(() => undefined)
      // Browsers read their dictionary of Chinese words at the first question, which takes long.
      questionOf('搜索网页')
    },
    search: (query, signal) => {
      const ask = () => searchSite(readerOf, langs, query)
      // A piece that is gone was taken away by a new release: then it is asked again, once.
      const again = (error: unknown) => {
        if (signal.aborted) throw error
        readers.clear()
        return ask()
      }
      return withinTime(ask().catch(again), LIMIT, signal)
    },
    facets: async (wanted) => {
      const found = await Promise.all(wanted.map(readerOf))
      return facetsOf(await Promise.all(found.map((reader) => reader.groups())))
    },
    popular: async ([lang]) => {
      if (lang === undefined) return []
      const { popular } = (await readerOf(lang)).manifest
      return popular.map(({ path, title }) => ({ address: path, title, lang }))
    },
  }
}

/** Hosts that send a page in place of what is missing send no JSON. */
async function fetchJson(url: string, cache: RequestCache = 'default'): Promise<unknown> {
  const response = await fetch(url, { cache })
  if (!response.ok) throw new Error(`${response.status} ${url}`)
  return response.json()
}
