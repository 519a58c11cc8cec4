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
 * in percent of 189 judged queries, and the mean reciprocal rank, without it; all together reach
 * 94 / 99 / 0, 0.963. By `node bench/search-quality.ts --ablate`, November 2026. Tags, links to a page
 * and synonyms of the site were tried and changed nothing, or for the worse.
 */
export const WEIGHTS: Record<MatchField | 'signs', FieldWeight> = {
  title: { boost: 12, usual: 12 }, // 87 / 98 / 0, 0.922
  alias: { boost: 5, usual: 5 }, // 91 / 98 / 1, 0.938
  heading: { boost: 1, usual: 40 }, // no change; 3 was worse (0.962). Headings are found by their sound
  translation: { boost: 4, usual: 12 }, // no change here; other words of a page that is translated
  description: { boost: 3, usual: 40 }, // 93 / 98 / 0, 0.949
  address: { boost: 3, usual: 3 }, // no change; the not-found page looks for the words of an address
  text: { boost: 1, usual: 900 }, // 89 / 95 / 3, 0.914
  code: { boost: 0.4, usual: 900 }, // programs; 94 / 99 / 0, 0.960
  signs: { boost: 8, usual: 1 }, // code as it is typed: `err != nil`; 93 / 98 / 0, 0.955
}

export const RANKING = {
  /** What a term counts in a second field of the same page. 0.958. */
  again: 0.3,
  /** Lists below the pages they list. No change here; a site with long lists needs it. */
  list: 0.6,
  /** A name by its sound. 93 / 99 / 0, 0.951. */
  sound: 0.5,
  /** Another form of an English word. 93 / 98 / 0, 0.952. */
  stem: 0.9,
  /** The least of a word that is longer than what was typed. 0.959. */
  prefix: 0.4,
  /** A word with a slip: its weight (no change), and how much of the question it covers (93 / 97 / 2). */
  typo: 0.5,
  typoCounts: 0.8,
  /** A name as a whole beside its parts, and pairs across two Chinese words. 92 / 99 / 0, 0.950. */
  across: 0.5,
  /** Need of a Chinese character by itself: grammar more often than not. Two false answers; 0.3: one. */
  single: 0.48,
  /** Characters that are one word without a dictionary. Three false answers. */
  wholeRun: 3,
  /** Needed terms from which pairs across words are not fetched. 92 / 98 / 1; from 5 on: no change, more files. */
  longQuestion: 3,
  /** Coverage from which there is an answer at all. No change, but answers to everything; 0.64: 92 / 96 / 3. */
  answer: 0.4,
  /** Coverage below which a hit is called weak. Ten false answers. */
  weak: 0.67,
  /** Coverage below which no similar names are offered. Not judged. */
  near: 0.3,
  /** Share of the best score below which pages are left out. No change, longer lists. */
  tail: 0.06,
}
