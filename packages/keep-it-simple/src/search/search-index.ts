import type { Lang } from '#model/locale.ts'
import type { SearchRecord } from '#model/search-records.ts'
import type { SearchAnswer, SearchPage, SearchQuery } from '#model/search.ts'
import { askAll, askNames, askTerm } from './ask.ts'
import { namedPage, textPage } from './found-page.ts'
import type { IndexReader } from './index-reader.ts'
import { questionOf } from './query.ts'
import type { Ranked } from './rank.ts'
import { DENSE_RUN, soundTerm } from './words.ts'

/** The stretches of a page's text, to show where words stand; nothing where it cannot be had. */
export type RecordsOf = (path: string) => Promise<readonly SearchRecord[]>

/** Less than this share of what was asked for is no answer. */
const LEAST = 0.45
/** In the same order: of the best one's score. */
const TOO_FAR = 0.04
/** Shown where nothing was found. */
const NEAREST = 3

/** Searches one language: first its names, then its texts. */
export async function searchIndex(
  reader: IndexReader,
  lang: Lang,
  query: Pick<SearchQuery, 'text' | 'series' | 'tag' | 'limit'>,
  recordsOf: RecordsOf,
  early?: (answer: SearchAnswer) => void,
  signal?: AbortSignal,
): Promise<SearchAnswer> {
  const { text, series, tag, limit } = query
  const question = questionOf(text)
  const isNarrow = series !== undefined || tag !== undefined
  const members = isNarrow ? await reader.members(series, tag) : undefined
  const isMember = ({ doc }: Ranked) => members?.has(doc) ?? true
  const named = async (ranked: Ranked) =>
    namedPage(await reader.entry(ranked.doc), lang, ranked, text, question)

  const sure = (await askNames(question, reader)).filter(isMember)
  const entries = Promise.all(sure.slice(0, limit).map(named))
  // Texts travel while names are drawn; who has typed on meanwhile needs neither.
  signal?.throwIfAborted()
  const asked = askAll(question, reader)
  asked.catch(() => undefined)
  const first = await entries
  if (first.length > 0) early?.({ total: sure.length, pages: first, partial: true })

  const { ranked, taken } = await asked
  const all = ranked.filter(isMember)
  const bound = (all[0]?.score ?? 0) * TOO_FAR
  const isSure = new Set(sure.slice(0, limit).map(({ doc }) => doc))
  const found = all.filter((one) => isAnswer(one) && one.score >= bound)
  const heard = found.length > 0 ? [] : await bySound(text, reader, isMember)
  const rest = [...found, ...heard].filter(({ doc }) => !isSure.has(doc))
  const pages = await Promise.all(
    rest.slice(0, Math.max(0, limit - first.length)).map(async (one) => {
      if (one.named > 0.5) return named(one)
      const entry = await reader.entry(one.doc)
      return textPage(entry, lang, one, await recordsOf(entry.path), text, question)
    }),
  )
  const total = isSure.size + rest.length
  const suggestion = suggestionOf(text, taken)
  const nearest = total > 0 ? [] : await nearestTo(all, named)
  return {
    total,
    pages: [...first, ...pages],
    ...(suggestion !== undefined && { suggestion }),
    ...(nearest.length > 0 && { nearest }),
  }
}

/** Enough of it, and in one place: words scattered over a text say little. */
const isAnswer = ({ covered, named, together }: Ranked): boolean =>
  covered >= LEAST && (named > 0.2 || covered > 0.95 || together >= 0.4)

/** Chinese typed with another character of the same sound. */
async function bySound(
  text: string,
  reader: IndexReader,
  isMember: (page: Ranked) => boolean,
): Promise<Ranked[]> {
  const runs = [...text.matchAll(DENSE_RUN)].map(([run]) => run)
  if (runs.length !== 1 || runs[0]!.length < 2) return []
  const sound = await reader.soundOf(runs[0]!)
  return (await askTerm(sound && soundTerm(sound), reader)).filter(isMember)
}

/** The question as it was probably meant. */
function suggestionOf(
  text: string,
  taken: readonly (readonly [string, string])[],
): string | undefined {
  if (taken.length === 0) return undefined
  return taken.reduce((asked, [typed, meant]) => {
    const at = asked.toLowerCase().indexOf(typed)
    return at < 0 ? asked : asked.slice(0, at) + meant + asked.slice(at + typed.length)
  }, text)
}

const nearestTo = (
  ranked: readonly Ranked[],
  named: (page: Ranked) => Promise<SearchPage>,
): Promise<SearchPage[]> =>
  Promise.all(
    ranked
      .filter((page) => page.named > 0)
      .slice(0, NEAREST)
      .map(named),
  )
