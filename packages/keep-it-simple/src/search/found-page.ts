import type { Lang } from '#model/locale.ts'
import type { SearchRecord } from '#model/search-records.ts'
import { SECTIONS_SHOWN, type SearchPage, type SearchSection } from '#model/search.ts'
import { cutAround, markWords } from '#model/snippet.ts'
import { rootOf } from './match-terms.ts'
import type { PageEntry } from './page-entry.ts'
import type { Question, Unit } from './query.ts'
import type { Ranked } from './rank.ts'
import { fold } from './words.ts'

/** Below it, a page has too little of what was asked for to stand among the others. */
const WEAK = 0.75

/** Share of the question that a text has in it. */
export function shareOf(text: string, { units, sound }: Question): number {
  const folded = fold(text)
  const needed = units.filter(({ need }) => need > 0)
  const total = needed.reduce((sum, { need }) => sum + need, 0)
  if (total === 0) return sound !== undefined && folded.includes(sound) ? 1 : 0
  const has = needed.filter((unit) => isIn(folded, unit))
  return has.reduce((sum, { need }) => sum + need, 0) / total
}

/** The word or another form of it; three letters that forms share say too little. */
function isIn(folded: string, unit: Unit): boolean {
  const root = rootOf(unit)
  return folded.includes(unit.term) || (root.length > 3 && folded.includes(root))
}

const common = ({ path, title, series }: PageEntry, lang: Lang, { covered }: Ranked) => ({
  address: path,
  title,
  lang,
  ...(series !== undefined && { series }),
  ...(covered < WEAK && { weak: true as const }),
})

/** A page found by its names, with the headings that have the words too. */
export function namedPage(
  entry: PageEntry,
  lang: Lang,
  ranked: Ranked,
  text: string,
  question: Question,
): SearchPage {
  const sections = (entry.headings ?? [])
    .filter(([, heading]) => shareOf(heading, question) >= 0.5)
    .slice(0, SECTIONS_SHOWN)
    .map(([id, title]): SearchSection => ({ address: `${entry.path}#${id}`, title, snippet: [] }))
  const reason = reasonOf(entry, ranked, question)
  return {
    ...common(entry, lang, ranked),
    ...(entry.description !== undefined && { snippet: markWords(entry.description, text) }),
    sections,
    ...(reason && { reason }),
  }
}

/** Why a page stands there whose title does not say it. */
function reasonOf(entry: PageEntry, { field }: Ranked, question: Question): SearchPage['reason'] {
  if (shareOf(entry.title, question) >= 0.5) return undefined
  if (field === 'link' || field === 'translation') return { field }
  if (field === 'address') return { field, text: entry.path }
  if (field !== 'alias' && field !== 'tag') return undefined
  const said = field === 'alias' ? entry.names : entry.tags
  const [best] = (said ?? [])
    .map((name) => ({ name, share: shareOf(name, question) }))
    .sort((a, b) => b.share - a.share)
  return best && best.share > 0 ? { field, text: best.name } : undefined
}

/** A page found by its text, with the stretches that have most of the words. */
export function textPage(
  entry: PageEntry,
  lang: Lang,
  ranked: Ranked,
  records: readonly SearchRecord[],
  text: string,
  question: Question,
): SearchPage {
  const shares = records
    .map((record) => ({ record, share: shareOf(`${record.section} ${record.text}`, question) }))
    .filter(({ share }) => share > 0)
  const most = Math.max(...shares.map(({ share }) => share))
  const shown = shares
    .filter(({ share }) => share >= most / 2)
    .sort((a, b) => b.share - a.share || a.record.position - b.record.position)
  const word = (record: SearchRecord) =>
    cutAround(record.text, wordIn(record.text, text, question), text)
  const head = shown.find(({ record }) => record.anchor === '')
  return {
    ...common(entry, lang, ranked),
    ...(head && { snippet: word(head.record) }),
    sections: shown
      .filter(({ record }) => record.anchor !== '')
      .slice(0, SECTIONS_SHOWN)
      .map(({ record }) => ({
        address: `${entry.path}#${record.anchor}`,
        title: record.section,
        snippet: word(record),
      })),
  }
}

/** What to show of a text: the question itself if it is there, else the longest of its words that is. */
function wordIn(text: string, asked: string, { units }: Question): string {
  const folded = text.toLowerCase()
  if (folded.includes(asked.toLowerCase())) return asked
  const here = units.map(({ term }) => term).filter((term) => folded.includes(term))
  return here.toSorted((a, b) => b.length - a.length)[0] ?? asked
}
