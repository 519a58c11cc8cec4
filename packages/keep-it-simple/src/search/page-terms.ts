import { searchedBody } from '#model/discussion.ts'
import type { Lang } from '#model/locale.ts'
import type { ContentPage, OutlinedPage } from '#model/page.ts'
import { codeOf, meaningsOf, programsOf, seriesOf, textOf } from '#model/search-records.ts'
import type { MatchField } from '#model/search.ts'
import { FIELDS, RANKING, WEIGHTS } from './ranking.ts'
import { eachTerm, signsTerms, soundTerm } from './tokens.ts'

/** What a page is called, by itself and by others. */
export interface PageNames {
  readonly path: string
  readonly lang: Lang
  readonly title: string
  readonly description: string
  readonly headings: readonly { readonly id: string; readonly text: string }[]
  readonly tags: readonly string[]
  readonly aliases: readonly string[]
  readonly series?: string
  /** The same page in other languages. */
  readonly alternates: readonly string[]
  /** It only lists others. */
  readonly isList: boolean
  /** Nothing but its title and aliases may be found. */
  readonly isLocked: boolean
  /** Its titles in other languages. */
  readonly translations: readonly string[]
  /** How many names other pages have for it, which says how well known it is. */
  readonly linked: number
}

/** What a page says of its own name. */
export type OwnNames = Omit<PageNames, 'translations' | 'linked'>

/** Drafts are in no index; a locked page is found by its title if that is public. */
export const hasNames = (page: OutlinedPage): boolean =>
  page.type === 'content'
    ? page.draft !== true && page.frontmatter.encrypt !== true && page.frontmatter.search !== false
    : page.type === 'locked' && page.titled

export function ownNames(page: OutlinedPage): OwnNames {
  const { path, lang, title } = page
  if (page.type !== 'content') {
    const aliases = (page.type === 'locked' && page.aliases) || []
    const none = { description: '', headings: [], tags: [], alternates: [], isList: false }
    return { path, lang, title, aliases, ...none, isLocked: true }
  }
  const series = seriesOf(page)
  return {
    path,
    lang,
    title,
    description: page.description ?? '',
    headings: page.headings.map(({ id, text }) => ({ id, text })),
    tags: (page.tags ?? []).map(({ name }) => name),
    aliases: page.frontmatter.aliases ?? [],
    ...(series !== undefined && { series }),
    alternates: (page.alternates ?? []).filter(({ exact }) => exact).map((one) => one.path),
    isList: /(?:^|\/)(?:README|index)\.md$/i.test(page.filePathRelative),
    isLocked: false,
  }
}

/** With what other pages add. */
export const allNames = (
  own: OwnNames,
  titles: ReadonlyMap<string, string>,
  linked = 0,
): PageNames => ({
  ...own,
  translations: own.alternates.flatMap((path) => titles.get(path) ?? []),
  linked: own.isLocked ? 0 : linked,
})

export interface TermHit {
  readonly weight: number
  readonly field: MatchField
}

export type SoundsOf = (text: string) => readonly string[]

/** Frequent words count more, but less with each time; among many words less than among few. */
const saturated = (times: number, length: number, usual: number): number =>
  (2.2 * times) / (times + 1.2 * (0.3 + 0.7 * (length / usual)))

/** Every term a page is found by. Locked pages have no text. */
export function pageTerms(
  names: PageNames,
  page: Pick<ContentPage, 'body' | 'discussion'> | undefined,
  soundsOf: SoundsOf,
): Map<string, TermHit> {
  const found = new Map<string, TermHit>()
  const put = (term: string, weight: number, field: MatchField) => {
    const known = found.get(term)
    if (!known) {
      found.set(term, { weight, field })
      return
    }
    // Said again elsewhere, it counts, but no longer in full.
    const [least, most] = weight > known.weight ? [known.weight, weight] : [weight, known.weight]
    found.set(term, {
      weight: most + RANKING.again * least,
      field: FIELDS.indexOf(field) < FIELDS.indexOf(known.field) ? field : known.field,
    })
  }
  const add = (field: MatchField, texts: readonly string[], factor: number) => {
    const { boost, usual } = WEIGHTS[field]
    if (boost === 0) return
    const { counts, length } = countTerms(texts)
    for (const [term, times] of counts)
      put(term, factor * boost * saturated(times, length, usual), field)
  }
  const factor = names.isList ? RANKING.list : 1
  const { title, aliases, headings } = names
  add('title', [title], factor)
  for (const alias of aliases) add('alias', [alias], factor)
  const sections = headings.map(({ text }) => text)
  add('heading', sections, factor)
  add('translation', names.translations, factor)
  add('description', [names.description], factor)
  if (!names.isLocked) add('address', [addressWords(names.path)], factor)
  const heard = [
    ['title', [title]],
    ['alias', aliases],
    ['heading', sections],
  ] as const
  for (const [field, texts] of heard)
    for (const sound of new Set(texts.flatMap(soundsOf)))
      put(soundTerm(sound), factor * RANKING.sound * WEIGHTS[field].boost, field)
  if (!page) return found
  const body = searchedBody(page)
  const programs = programsOf(body)
  const text = textOf(programs.rest)
  add('text', [text, ...meaningsOf(body)], 1)
  add('code', programs.texts, 1)
  const pieces = [
    ...codeOf(body),
    title.slice(0, 24),
    ...title.split(/[\s，。：、（）]+/),
    ...formulas(text),
  ]
  for (const term of new Set(pieces.flatMap(signsTerms))) put(term, WEIGHTS.signs.boost, 'code')
  return found
}

/** Signs of mathematics among words: `√d`. */
const formulas = (text: string): string[] =>
  (text.match(/[^\s，。：、（）]*(?![+<=>|~])\p{Sm}[^\s，。：、（）]*/gu) ?? []).map((one) =>
    one.replace(/[.,;:]$/, ''),
  )

/** The last part of an address. */
const addressWords = (path: string): string =>
  (/[^/]+(?=\/?$)/.exec(path)?.[0] ?? '').replaceAll('-', ' ')

function countTerms(texts: readonly string[]) {
  const counts = new Map<string, number>()
  let length = 0
  for (const text of texts)
    eachTerm(text, (term) => {
      length++
      counts.set(term, (counts.get(term) ?? 0) + 1)
    })
  return { counts, length }
}
