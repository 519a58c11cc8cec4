import type { Lang } from '#model/locale.ts'
import { SECTIONS_SHOWN, type SearchPage, type SearchSection } from '#model/search.ts'
import { markRanges, type Range, type SnippetPart } from '#model/snippet.ts'
import type { PageFile } from './index-reader.ts'
import type { Evidence, Ranked } from './rank.ts'
import { RANKING } from './ranking.ts'
import { isDense } from './tokens.ts'

/** Finds in a text what one evidence says of it. */
interface Finder {
  readonly evidence: Evidence
  readonly rangesIn: (text: string) => Range[]
}

export type Sounds = Readonly<Record<string, string>>

/** A hit as it is shown: where it leads, why it is there, and what is marked all follow from its evidence. */
export function foundPage(
  page: PageFile,
  lang: Lang,
  { covered, evidence }: Ranked,
  sounds: Sounds | undefined,
): SearchPage {
  const finders = evidence.map((one) => ({ evidence: one, rangesIn: finderOf(one, sounds) }))
  const mark = (text: string) => markAll(text, finders)
  const inTitle = shareOf(page.title, finders)
  const sections = bestSections(page, finders)
  const isNamed = inTitle >= IN_TITLE
  const [first] = sections
  // A title that does not say it leads to the place that does.
  const lead = !isNamed && first && first.id !== '' ? first : undefined
  const shown = sections
    .filter((one) => one !== lead && one.id !== '')
    .slice(0, lead ? SECTIONS_SHOWN - 1 : SECTIONS_SHOWN)
  const description = page.description !== undefined && mark(page.description)
  const head = sections.find(({ id }) => id === '')
  const opening = page.sections.find(([, , text]) => text !== '')?.[2]
  const snippet = lead
    ? excerpt(lead.text, finders)
    : head && !isNamed
      ? excerpt(head.text, finders)
      : description || (opening !== undefined && excerpt(opening, finders))
  const reason = reasonOf(page, finders, inTitle, first !== undefined)
  return {
    address: lead ? `${page.path}#${lead.id}` : page.path,
    title: page.title,
    marked: mark(page.title),
    lang,
    ...(lead && { section: mark(lead.heading) }),
    ...(page.series !== undefined && { series: page.series }),
    ...(snippet && { snippet }),
    sections: shown.map(({ id, heading, text }): SearchSection => ({
      address: `${page.path}#${id}`,
      title: mark(heading),
      snippet: excerpt(text, finders),
    })),
    ...(reason && { reason }),
    ...(covered < RANKING.weak && { weak: true as const }),
  }
}

/** A title with so much of the evidence names what was asked for. */
const IN_TITLE = 0.7
/** Sections with less than this share of the best one's score are not shown. */
const NEAR_BEST = 0.5

interface Section {
  readonly id: string
  readonly heading: string
  readonly text: string
  readonly score: number
}

function bestSections({ sections }: PageFile, finders: readonly Finder[]): Section[] {
  const rated = sections.map(([id, heading, text]): Section => {
    let score = 0
    for (const { evidence, rangesIn } of finders) {
      const times = rangesIn(text).length
      const inText = times === 0 ? 0 : 1 + 0.2 * Math.log2(times)
      score += evidence.rarity * (inText + (rangesIn(heading).length > 0 ? 1.5 : 0))
    }
    return { id, heading, text, score }
  })
  const most = Math.max(...rated.map(({ score }) => score))
  return rated
    .filter(({ score }) => score > 0 && score >= NEAR_BEST * most)
    .sort((a, b) => b.score - a.score)
}

/** Share of the evidence that a text shows. */
function shareOf(text: string, finders: readonly Finder[]): number {
  const total = finders.reduce((sum, { evidence }) => sum + evidence.rarity, 0)
  const seen = finders.filter(({ rangesIn }) => rangesIn(text).length > 0)
  return seen.reduce((sum, { evidence }) => sum + evidence.rarity, 0) / total
}

/** Why a page is there whose title and text do not show it. */
function reasonOf(
  { aliases = [] }: PageFile,
  finders: readonly Finder[],
  inTitle: number,
  isInText: boolean,
): SearchPage['reason'] {
  if (inTitle >= 0.5) return undefined
  const [alias] = aliases
    .map((name) => ({ name, share: shareOf(name, finders) }))
    .sort((a, b) => b.share - a.share)
  if (alias && alias.share > inTitle) return { field: 'alias', parts: markAll(alias.name, finders) }
  const isTranslated = finders.some(({ evidence }) => evidence.field === 'translation')
  return isTranslated && !isInText ? { field: 'translation' } : undefined
}

function finderOf({ typed, matched, how }: Evidence, sounds: Sounds | undefined) {
  if (how === 'sound') return (text: string) => soundRanges(text, typed.slice(1), sounds ?? {})
  const patterns = [...new Set([matched, ...(how === 'typo' ? [] : [typed])])].map(patternOf)
  const pattern = new RegExp(patterns.join('|'), 'giu')
  return (text: string) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }): Range => [index, index + found.length])
}

const escaped = (one: string): string => one.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Latin words from where they begin; signs with any spaces between; `timeout` in `time-out`. */
function patternOf(term: string): string {
  if (isDense(term)) return escaped(term)
  if (term.startsWith('`')) return Array.from(term.slice(1), escaped).join('\\s*')
  const start = '(?:(?<![\\p{L}\\p{N}])|(?<=\\p{Script=Han}))'
  return start + Array.from(term, escaped).join('[-,]?')
}

/** Characters that sound as it was typed, in full or by first letters. */
function soundRanges(text: string, typed: string, sounds: Sounds): Range[] {
  const bySound = Object.entries(sounds)
  for (const { 0: run, index } of text.matchAll(/\p{Script=Han}+/gu)) {
    const all = [...run].map((one) => bySound.find(([, own]) => own.includes(one))?.[0] ?? '?')
    for (let from = 0; from < all.length; from++)
      for (const spelled of [all, all.map((one) => one[0]!)]) {
        let rest = typed
        let to = from
        while (rest !== '' && to < spelled.length && startsAlike(rest, spelled[to]!))
          rest = rest.slice(spelled[to++]!.length)
        if (rest === '') return [[index + from, index + to]]
      }
  }
  return []
}

const startsAlike = (typed: string, sound: string): boolean =>
  typed.startsWith(sound) || sound.startsWith(typed)

const markAll = (text: string, finders: readonly Finder[]): SnippetPart[] =>
  markRanges(
    text,
    finders.flatMap(({ rangesIn }) => rangesIn(text)),
  )

/** How much of a text is shown, in widths of a Latin letter; and before the first match. */
const WIDTH = 110
const BEFORE = 24

/** The stretch of a text with the most of the evidence, marked. */
function excerpt(text: string, finders: readonly Finder[]): SnippetPart[] {
  const width = WIDTH / (isDense(text) || /\p{Script=Han}{4}/u.test(text) ? 2 : 1)
  const places = finders.flatMap(({ evidence: { rarity }, rangesIn }, index) =>
    rangesIn(text).map(([from]) => ({ from, index, rarity })),
  )
  let best = { from: 0, score: 0 }
  for (const { from } of places) {
    const near = places.filter((one) => one.from >= from && one.from < from + width - BEFORE)
    const seen = new Map(near.map(({ index, rarity }) => [index, rarity]))
    const score = [...seen.values()].reduce((sum, one) => sum + one, 0)
    if (score > best.score) best = { from, score }
  }
  const at = startOf(text, best.from, width)
  const cut = text.slice(at, at + width)
  return markAll(`${at > 0 ? '…' : ''}${cut}${at + cut.length < text.length ? '…' : ''}`, finders)
}

/** A little before the match, where a word begins. */
function startOf(text: string, match: number, width: number): number {
  const at = Math.max(0, Math.min(match - (BEFORE * width) / WIDTH, text.length - width))
  if (at === 0) return 0
  const [rest] = /^[a-z0-9]*\s*/i.exec(text.slice(Math.ceil(at)))!
  return Math.min(match, Math.ceil(at) + rest.length)
}
