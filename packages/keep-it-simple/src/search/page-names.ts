import type { Lang } from '#model/locale.ts'
import type { MatchField } from '#model/search.ts'
import { termsOf, titleTerm } from './words.ts'

/** Everything a page is called, by itself and by others. */
export interface PageNames {
  readonly path: string
  readonly lang: Lang
  readonly title: string
  readonly description: string
  readonly headings: readonly { readonly id: string; readonly text: string }[]
  readonly tags: readonly string[]
  readonly aliases: readonly string[]
  /** Names of the site for what this page is about. */
  readonly synonyms: readonly string[]
  /** Texts of links that lead to it. */
  readonly links: readonly string[]
  /** Its titles in other languages. */
  readonly translations: readonly string[]
  readonly series?: string
  /** Where to look for the same page in other languages. */
  readonly alternates: readonly string[]
  /** It only lists others. */
  readonly isList: boolean
  /** Nothing but its title may be found. */
  readonly isLocked: boolean
}

interface FieldWeight {
  readonly boost: number
  /** Terms it usually has; a word among fewer counts more. Fixed, so that one page does not change the others. */
  readonly usual: number
}

/** In this order they are numbered in the index: append only. */
export const FIELDS: readonly MatchField[] = [
  'title',
  'alias',
  'heading',
  'tag',
  'address',
  'link',
  'translation',
  'description',
]

const WEIGHTS: Readonly<Partial<Record<MatchField, FieldWeight>>> = {
  title: { boost: 8, usual: 12 },
  alias: { boost: 5, usual: 5 },
  heading: { boost: 3, usual: 40 },
  tag: { boost: 2, usual: 5 },
  address: { boost: 5, usual: 3 },
  link: { boost: 4, usual: 12 },
  translation: { boost: 4, usual: 12 },
  description: { boost: 3, usual: 40 },
}

/** How much a word of a name counts, and where it stands. */
export interface NameHit {
  readonly weight: number
  readonly field: MatchField
}

/** Frequent words count more, but less with each time; among many words less than among few. */
export const saturated = (times: number, length: number, usual: number): number =>
  (2.2 * times) / (times + 1.2 * (0.3 + 0.7 * (length / usual)))

/** What a name counts that is said again in another field. */
const AGAIN = 0.3
/** Lists stand below the pages they list. */
const LIST = 0.6
/** A title as it is typed from its beginning. */
const TYPED = 8
/** Names of sounds weigh less than what is written. */
const SOUND = 0.5
/** The site's other name for a thing, below the page's own. */
const SYNONYM = 0.5

/** The terms of a page's names. `soundsOf` gives what a name sounds like where that is typed. */
export function nameTerms(
  page: PageNames,
  soundsOf: (text: string) => readonly string[],
): Map<string, NameHit> {
  const found = new Map<string, { weight: number; field: MatchField; best: number }>()
  const put = (term: string, weight: number, field: MatchField) => {
    const known = found.get(term)
    if (!known) found.set(term, { weight, field, best: weight })
    else {
      // Said again elsewhere, it counts, but no longer in full.
      known.weight = Math.max(known.weight, weight) + AGAIN * Math.min(known.weight, weight)
      if (weight > known.best) Object.assign(known, { field, best: weight })
    }
  }
  const add = (field: MatchField, texts: readonly string[], factor = 1) => {
    const { boost, usual } = WEIGHTS[field]!
    const terms = texts.flatMap(termsOf)
    for (const [term, times] of countOf(terms))
      put(term, factor * boost * saturated(times, terms.length, usual), field)
  }
  const factor = page.isList ? LIST : 1
  add('title', [page.title], factor)
  put(titleTerm(page.title), factor * TYPED, 'title')
  for (const alias of page.aliases) {
    add('alias', [alias], factor)
    put(titleTerm(alias), factor * TYPED, 'alias')
  }
  for (const name of page.synonyms) add('alias', [name], factor * SYNONYM)
  if (!page.isLocked) {
    add(
      'heading',
      page.headings.map(({ text }) => text),
      factor,
    )
    add('tag', page.tags, factor)
    add('address', [addressWords(page.path)], factor)
    add('link', page.links, factor)
    add('translation', page.translations, factor)
    add('description', [page.description], factor)
  }
  const sounds = (field: MatchField, texts: readonly string[]) => {
    const { boost } = WEIGHTS[field]!
    for (const sound of new Set(texts.flatMap(soundsOf))) put(sound, factor * SOUND * boost, field)
  }
  sounds('title', [page.title])
  sounds('alias', page.aliases)
  if (!page.isLocked)
    sounds(
      'heading',
      page.headings.map(({ text }) => text),
    )
  return found
}

/** The last part of an address: what stands before it is said by series and tags. */
export const addressWords = (path: string): string =>
  (/[^/]+(?=\/?$)/.exec(path)?.[0] ?? '').replaceAll('-', ' ')

export function countOf(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
