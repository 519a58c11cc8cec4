import type { Lang } from '#model/locale.ts'
import { documentLink } from '#model/offline.ts'
import { isSearchable, searchRecords } from '#model/search-records.ts'
import { mergeAnswers, type SearchProvider } from '#model/search.ts'
import { facetsOf } from '#search/facets.ts'
import { IndexReader } from '#search/index-reader.ts'
import { otherLanguages } from '#search/other-languages.ts'
import { questionOf } from '#search/query.ts'
import { searchIndex } from '#search/search-index.ts'
import { readDocument } from './read-document.ts'
import { withinTime } from './time-limit.ts'

/** Milliseconds until a search counts as failed. */
const LIMIT = 10_000

/** Searches the index the build wrote beside the pages. `langs` are all of the site. */
export function localSearch(base: string, langs: readonly Lang[]): SearchProvider {
  const folder = `${base}search-index/`
  const readers = new Map<Lang, Promise<IndexReader>>()
  const readerOf = (lang: Lang): Promise<IndexReader> => {
    let reader = readers.get(lang)
    if (!reader) {
      reader = fetchJson(`${folder}${lang.toLowerCase()}.json`, 'no-cache').then(
        (manifest) =>
          new IndexReader(manifest, (name) => fetchJson(`${folder}pieces/${name}.json`)),
      )
      readers.set(lang, reader)
      reader.catch(() => readers.delete(lang))
    }
    return reader
  }
  // A page that is found and cannot be fetched is shown without its sentences.
  const recordsOf = async (path: string) => {
    const html = await fetchFile(documentLink(base, path))
      .then((response) => response.text())
      .catch(() => undefined)
    if (html === undefined) return []
    const page = readDocument(html, path)
    return isSearchable(page) ? searchRecords(page) : []
  }
  return {
    debounce: 0,
    // What fails here is tried again by the first search, which can say so.
    warm: (wanted) => {
      for (const lang of wanted) readerOf(lang).catch(() => undefined)
      // Browsers read their dictionary of Chinese words at the first question, which takes long.
      questionOf('搜索')
    },
    search: (query, signal, early) => {
      const ask = async () => {
        const isOne = query.langs.length === 1
        const answers = query.langs.map(async (lang) =>
          searchIndex(
            await readerOf(lang),
            lang,
            query,
            recordsOf,
            isOne ? early : undefined,
            signal,
          ),
        )
        const answer = mergeAnswers(await Promise.all(answers), query.limit)
        if (!isOne) return answer
        const others = await otherLanguages(query, langs, readerOf).catch(() => {
          // What the own language says stands without them; the next search tries them again.
          for (const lang of langs) if (!query.langs.includes(lang)) readers.delete(lang)
          return []
        })
        return others.length > 0 ? { ...answer, others } : answer
      }
      // A piece that is gone was taken away by a new release: then it is asked afresh, once.
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
      const reader = await readerOf(lang)
      const entries = await Promise.all(reader.manifest.popular.map((doc) => reader.entry(doc)))
      return entries.map(({ path, title }) => ({ address: path, title, lang, sections: [] }))
    },
  }
}

/** Hosts that send a page in place of what is missing send no JSON. */
const fetchJson = async (url: string, cache?: RequestCache): Promise<unknown> =>
  (await fetchFile(url, cache)).json()

async function fetchFile(url: string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(url, { cache })
  if (!response.ok) throw new Error(`${response.status} ${url}`)
  return response
}
