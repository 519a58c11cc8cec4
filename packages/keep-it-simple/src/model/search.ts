import type { Lang } from './locale.ts'
import type { SnippetPart } from './snippet.ts'

/** What a reader asks for. */
export interface SearchQuery {
  readonly text: string
  /** S2.8.2: the language of the page, and the other one where the reader wants both. */
  readonly langs: readonly Lang[]
  readonly series?: string
  readonly tag?: string
  /** How many pages at most. */
  readonly limit: number
}

/** A stretch of a page under one heading. */
export interface SearchSection {
  /** With `#` and the heading's id. */
  readonly address: string
  readonly title: readonly SnippetPart[]
  readonly snippet: readonly SnippetPart[]
}

/** Where on a page the words stand that found it. */
export type MatchField =
  | 'title'
  | 'alias'
  | 'heading'
  | 'translation'
  | 'description'
  | 'address'
  | 'code'
  | 'text'

/** A page that is offered without having been found. */
export type SearchOffer = Pick<SearchPage, 'address' | 'title' | 'lang'>

/** A page that was found; its sections say where. */
export interface SearchPage {
  /** With `#` and the id of the section that answers, where the title does not. */
  readonly address: string
  readonly title: string
  /** The title with what answers marked. */
  readonly marked: readonly SnippetPart[]
  /** The heading of that section. */
  readonly section?: readonly SnippetPart[]
  readonly lang: Lang
  readonly series?: string
  readonly snippet?: readonly SnippetPart[]
  readonly sections: readonly SearchSection[]
  /** Why it was found, where its title does not show that. */
  readonly reason?: {
    readonly field: 'alias' | 'translation'
    readonly parts?: readonly SnippetPart[]
  }
  /** It has only part of what was asked for. */
  readonly weak?: true
}

export interface SearchAnswer {
  /** Pages that were found, shown or not. */
  readonly total: number
  readonly pages: readonly SearchPage[]
  /** Only the pages saved on this device were searched. */
  readonly cachedOnly?: boolean
  /** Pages of other languages found by their names, where the asked one has no translation. */
  readonly others?: readonly SearchPage[]
  /** What was probably meant: the question with its unknown word replaced. */
  readonly suggestion?: string
  /** Where nothing was found: pages with the nearest names. */
  readonly nearest?: readonly SearchPage[]
}

/** Values to narrow a search by, the most frequent first. */
export interface SearchFacets {
  readonly series: readonly string[]
  readonly tags: readonly string[]
}

/** What answers searches: files of the site, a hosted service, the dev server. */
export interface SearchProvider {
  /** Milliseconds of rest after a key before a search begins. */
  readonly debounce: number
  /** Throws when no answer can be had; an empty answer is an answer. */
  readonly search: (query: SearchQuery, signal: AbortSignal) => Promise<SearchAnswer>
  /** Fetches ahead what every search needs. */
  readonly warm?: (langs: readonly Lang[]) => void
  readonly facets: (langs: readonly Lang[]) => Promise<SearchFacets>
  /** Pages to offer while nothing is typed. */
  readonly popular?: (langs: readonly Lang[]) => Promise<readonly SearchOffer[]>
}

/** S3.8: identifiers of the hosted service. They are public; the key may only search. */
export interface HostedSearch {
  readonly appId: string
  readonly apiKey: string
  readonly indexName: string
}

/** S3.8: without it, the site searches its own files. */
export interface SearchSettings extends HostedSearch {
  /** What differs for a locale, by its prefix. */
  readonly locales?: Readonly<Record<string, Partial<HostedSearch>>>
  /** Other servers that speak the same language, with their scheme; asked in this order. */
  readonly hosts?: readonly string[]
}

/** How many sections of a page are shown. */
export const SECTIONS_SHOWN = 3

/** The frequent ones first; equal ones by name. */
export function byFrequency(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([value]) => value)
}

/** Languages take turns: neither hides the other. */
export function mergeAnswers(answers: readonly SearchAnswer[], limit: number): SearchAnswer {
  const [only] = answers
  if (only && answers.length === 1) return only
  const longest = Math.max(...answers.map(({ pages }) => pages.length))
  const turns = Array.from({ length: longest }, (_, rank) =>
    answers.flatMap(({ pages }) => pages[rank] ?? []),
  )
  const total = answers.reduce((sum, one) => sum + one.total, 0)
  // A word one language does not know may be right in another.
  const isUnknown = answers.every((one) => one.suggestion !== undefined)
  const suggestion = isUnknown ? only?.suggestion : undefined
  const nearest = total > 0 ? [] : answers.flatMap((one) => one.nearest ?? [])
  return {
    total,
    pages: turns.flat().slice(0, limit),
    ...(suggestion !== undefined && { suggestion }),
    ...(nearest.length > 0 && { nearest }),
  }
}
