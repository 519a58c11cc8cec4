import type { MatchField } from '#model/search.ts'

interface FieldWeight {
  readonly boost: number
  /** Terms it usually has; a word among fewer counts more. Fixed, so that pages do not change each other. */
  readonly usual: number
}

/** The index numbers them in this order, the most telling first. */
export const FIELDS: readonly MatchField[] = [
  'title',
  'alias',
  'heading',
  'translation',
  'description',
  'address',
  'text',
  'code',
]

/*
 * Every number of the ranking. Behind each: right pages first, among the first five, and empty answers
 * (percent of 189 judged queries; 94 / 98 / 0 with all) without it, by
 * `node bench/search-quality.ts --ablate` in November 2026. Tags, links to a page
 * and synonyms of the site were tried and changed nothing, or for the worse.
 */
export const WEIGHTS: Record<MatchField | 'signs', FieldWeight> = {
  title: { boost: 12, usual: 12 }, // 89 / 98 / 0
  alias: { boost: 5, usual: 5 }, // 92 / 98 / 1
  heading: { boost: 3, usual: 40 }, // 93 / 98 / 0, and needed to answer names alone (`kis check`)
  translation: { boost: 4, usual: 12 }, // 92 / 98 / 0
  description: { boost: 3, usual: 40 }, // 93 / 97 / 0
  address: { boost: 3, usual: 3 }, // no change; the not-found page looks for the words of an address
  text: { boost: 1, usual: 900 }, // 89 / 95 / 3
  code: { boost: 0.4, usual: 900 }, // programs; 93 / 98 / 0, MRR 0.951 instead of 0.955
  signs: { boost: 8, usual: 1 }, // code as it is typed: `err != nil`; 92 / 98 / 0
}

export const RANKING = {
  /** What a term counts in a second field of the same page. Without: 92 / 98 / 0. */
  again: 0.3,
  /** Lists below the pages they list. Without: no change here; a site with long lists needs it. */
  list: 0.6,
  /** A name by its sound. Without: 92 / 98 / 0. */
  sound: 0.5,
  /** Another form of an English word. Without: 92 / 98 / 0. */
  stem: 0.9,
  /** The least of a word that is longer than what was typed. Without: MRR 0.951. */
  prefix: 0.4,
  /** A word with a slip, and how much of the question it covers. Without the latter: 92 / 97 / 2. */
  typo: 0.5,
  typoCounts: 0.8,
  /** A name as a whole beside its parts, and pairs across two Chinese words. Without: 92 / 98 / 0. */
  across: 0.5,
  /** Need of a Chinese character by itself: grammar more often than not. Without: one more false answer. */
  single: 0.3,
  /** Characters that are one word without a dictionary. Without: two more false answers. */
  wholeRun: 3,
  /** Needed terms from which pairs across words are not fetched. Always: 91 / 98 / 1; never: 93 / 98 / 0. */
  longQuestion: 3,
  /** Coverage from which there is an answer at all. 0.64: 90 / 96 / 3. */
  answer: 0.4,
  /** Coverage below which a hit is called weak. 0.6: one more false answer; 0.7: 5 % of right hits called weak. */
  weak: 0.67,
  /** Coverage below which no similar names are offered. */
  near: 0.3,
  /** Share of the best score below which pages are left out. */
  tail: 0.06,
}
