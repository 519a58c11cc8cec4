import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchRecord } from '#model/search-records.ts'
import {
  byFrequency,
  SECTIONS_SHOWN,
  type SearchAnswer,
  type SearchPage,
  type SearchProvider,
  type SearchQuery,
} from '#model/search.ts'
import { cutAround } from '#model/snippet.ts'

const DEBOUNCE = 120
type Read = (signal: AbortSignal | null) => Promise<readonly SearchRecord[]>

/** Where there is no index, records are searched in memory, read anew for every question. */
export function recordSearch(read: Read): SearchProvider {
  return {
    debounce: DEBOUNCE,
    search: async (query, signal) => searchIn(await read(signal), query),
    facets: async (langs) => {
      const records = (await read(null)).filter(
        ({ lang, position }) => langs.includes(lang) && position === 0,
      )
      const tally = (values: readonly string[]) => {
        const counts: Record<string, number> = {}
        for (const value of values) counts[value] = (counts[value] ?? 0) + 1
        return byFrequency(counts)
      }
      return {
        series: tally(records.flatMap(({ series }) => series ?? [])),
        tags: tally(records.flatMap(({ tags }) => tags)),
      }
    },
  }
}

/** Written without spaces between words. */
const SQUARE = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー'
const PIECES = new RegExp(`[${SQUARE}]+|(?:(?![${SQUARE}])[\\p{L}\\p{M}\\p{N}_])+`, 'gu')
const HAS_SQUARE = new RegExp(`[${SQUARE}]`, 'u')
const ONE_SQUARE = new RegExp(`^[${SQUARE}]$`, 'u')

/** Chinese and Japanese in single characters and pairs, everything else in words. */
export function tokens(text: string): string[] {
  return [...text.toLowerCase().matchAll(PIECES)].flatMap(([piece]) => {
    if (!HAS_SQUARE.test(piece)) return [piece]
    const characters = [...piece]
    const pairs = characters.slice(1).map((character, index) => characters[index]! + character)
    return [...characters, ...pairs]
  })
}

/** A query is cut coarser: a pair says more than its characters. */
const wanted = (text: string): string[] => {
  const all = tokens(text)
  return all.filter(
    (one) => !ONE_SQUARE.test(one) || !all.some((pair) => pair.length > 1 && pair.includes(one)),
  )
}

function searchIn(records: readonly SearchRecord[], query: SearchQuery): SearchAnswer {
  const engine = new MiniSearch<SearchRecord & { id: number }>({
    fields: ['title', 'section', 'text'],
    tokenize: tokens,
    searchOptions: { tokenize: wanted, combineWith: 'AND', boost: { title: 4, section: 2 } },
  })
  engine.addAll(records.map((record, id) => ({ ...record, id })))
  const { langs, series, tag, limit, text } = query
  const fits = (result: SearchResult) => {
    const { lang, series: own, tags } = records[result.id as number]!
    if (!langs.includes(lang)) return false
    return (series === undefined || own === series) && (tag === undefined || tags.includes(tag))
  }
  const found = engine.search(text, {
    filter: fits,
    prefix: (term) => term.length > 1 && !HAS_SQUARE.test(term),
  })
  const pages = new Map<string, SearchPage>()
  for (const { id } of found) addRecord(pages, records[id as number]!, text)
  return { total: pages.size, pages: [...pages.values()].slice(0, limit) }
}

function addRecord(pages: Map<string, SearchPage>, record: SearchRecord, text: string): void {
  const { path, title, lang, series, anchor, section } = record
  const known = pages.get(path)
  const page = known ?? { address: path, title, lang, ...(series && { series }), sections: [] }
  const snippet = cutAround(record.text, text)
  if (anchor === '') pages.set(path, { ...page, snippet })
  else if (page.sections.length < SECTIONS_SHOWN)
    pages.set(path, {
      ...page,
      sections: [...page.sections, { address: `${path}#${anchor}`, title: section, snippet }],
    })
}
