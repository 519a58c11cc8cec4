import type { Lang } from '#model/locale.ts'
import {
  byFrequency,
  mergeAnswers,
  type SearchAnswer,
  type SearchFacets,
  type SearchPage,
  type SearchQuery,
} from '#model/search.ts'
import { foundPage } from './found-page.ts'
import type { GroupFile, IndexReader } from './index-reader.ts'
import { questionOf } from './question.ts'
import { rankPages, type Ranked } from './rank.ts'
import { RANKING } from './ranking.ts'

/** Pages with similar names if nothing was found; pages of other languages. */
const OFFERED = 3

/** Searches one language: coverage decides whether there is an answer, the score alone its order. */
async function searchIndex(
  reader: IndexReader,
  lang: Lang,
  { text, series, tag, limit }: Pick<SearchQuery, 'text' | 'series' | 'tag' | 'limit'>,
): Promise<SearchAnswer> {
  const isNarrow = series !== undefined || tag !== undefined
  const members = isNarrow ? await reader.members(series, tag) : undefined
  const ranked = await rankPages(questionOf(text), reader, (doc) => members?.has(doc) ?? true)
  const isHeard = ranked.some(({ evidence }) => evidence.some(({ how }) => how === 'sound'))
  const sounds = isHeard ? await reader.sounds() : undefined
  const show = (pages: readonly Ranked[]) =>
    Promise.all(pages.map(async (one) => foundPage(await reader.page(one.doc), lang, one, sounds)))
  if (!ranked.some(({ covered }) => covered >= RANKING.answer)) {
    const near = ranked.filter(
      ({ covered, evidence }) =>
        covered >= RANKING.near && evidence.some(({ field }) => NAMES.has(field)),
    )
    const nearest = await show(near.slice(0, OFFERED))
    return { total: 0, pages: [], ...(nearest.length > 0 && { nearest }) }
  }
  const found = ranked.filter(({ score }) => score >= ranked[0]!.score * RANKING.tail)
  const pages = await show(found.slice(0, limit))
  const suggestion = suggestionOf(text, found[0]!, pages[0])
  return { total: found.length, pages, ...(suggestion !== undefined && { suggestion }) }
}

const NAMES: ReadonlySet<string> = new Set(['title', 'alias', 'translation'])

/** The question as it was probably meant, by the evidence of the best hit. */
function suggestionOf(
  text: string,
  { evidence }: Ranked,
  page: SearchPage | undefined,
): string | undefined {
  let meant = text
  for (const { typed, matched, how } of evidence) {
    if (how === 'typo') {
      const at = meant.toLowerCase().indexOf(typed)
      if (at >= 0) meant = meant.slice(0, at) + matched + meant.slice(at + typed.length)
    } else if (how === 'sound' && /\p{Script=Han}/u.test(text)) {
      const shown = [page?.marked, page?.section, page?.sections[0]?.title, page?.reason?.parts]
      const heard = shown.flatMap((parts) => parts ?? []).find(({ marked }) => marked)
      if (heard) meant = heard.text
    }
  }
  return meant === text ? undefined : meant
}

export type ReaderOf = (lang: Lang) => Promise<IndexReader | undefined>

/** Searches the wanted languages, and the others where those have no good answer. */
export async function searchSite(
  readerOf: ReaderOf,
  langs: readonly Lang[],
  query: SearchQuery,
): Promise<SearchAnswer> {
  const search = async (lang: Lang): Promise<SearchAnswer> => {
    const reader = await readerOf(lang)
    return reader ? searchIndex(reader, lang, query) : { total: 0, pages: [] }
  }
  const answer = mergeAnswers(await Promise.all(query.langs.map(search)), query.limit)
  const isNarrow = query.series !== undefined || query.tag !== undefined
  const isGood = answer.pages.some(({ weak }) => !weak)
  if (isNarrow || isGood) return answer
  const rest = langs.filter((lang) => !query.langs.includes(lang))
  // The answer of the wanted languages is good without them.
  const found = await Promise.all(rest.map((lang) => search(lang).catch(() => undefined)))
  const others = found.flatMap((one) => one?.pages ?? []).filter(({ weak }) => !weak)
  return others.length > 0 ? { ...answer, others: others.slice(0, OFFERED) } : answer
}

/** The values of several languages, the most frequent first. */
export function facetsOf(groups: readonly GroupFile[]): SearchFacets {
  const of = (name: 'series' | 'tags') => {
    const counts = new Map<string, number>()
    for (const group of groups)
      for (const [value, docs] of Object.entries(group[name]))
        counts.set(value, (counts.get(value) ?? 0) + docs.length)
    return byFrequency(Object.fromEntries(counts))
  }
  return { series: of('series'), tags: of('tags') }
}
