import { searchedBody } from './discussion.ts'
import type { Lang } from './locale.ts'
import type { ContentPage, PageData } from './page.ts'

/** One stretch of a page under one heading: the unit of section searches and uploads. */
export interface SearchRecord {
  readonly path: string
  readonly lang: Lang
  readonly title: string
  readonly series?: string
  readonly tags: readonly string[]
  /** Id of the heading; empty above the first one. */
  readonly anchor: string
  readonly section: string
  readonly text: string
  /** Place of the section in the page. */
  readonly position: number
}

/** Drafts and pages behind a lock are never in any index, and lists have nothing of their own. */
export function isSearchable(page: PageData): page is ContentPage {
  if (page.type !== 'content' || page.draft === true || page.body === '') return false
  return page.frontmatter.encrypt !== true && page.frontmatter.search !== false
}

/** The collection or series a page belongs to, by the name its readers know. */
export function seriesOf({
  collection,
  crumbs,
}: Pick<ContentPage, 'collection' | 'crumbs'>): string | undefined {
  // Home › series › … › page; a page of no series has only home above it.
  return collection?.title ?? (crumbs.length > 2 ? crumbs[1]!.text : undefined)
}

/** Lies over a word or stands behind it: without it the word goes on. */
const EMPTY_BUTTON = /<button\b[^>]*><\/button>/g

/** The first frame of an island: its text stands behind it, and its numbers are no words. */
const FRAMES =
  /<(div|span) class="island"[\s\S]*?<\/\1>(?=<(?:figcaption|span) class="island-text")/g

/** The text of a page as it is searched. */
export const htmlOf = (body: string): string => body.replace(EMPTY_BUTTON, '').replace(FRAMES, '')

const HEADING = /<h([1-6]) id="([^"]*)"[^>]*>([\s\S]*?)<\/h\1>/g
/** What is drawn, computed or only pressed is no text. */
const UNSPOKEN =
  /<(svg|script|style|button|math)\b[\s\S]*?<\/\1>|<a class="anchor"[\s\S]*?<\/a>|<span class="code-lang"[\s\S]*?<\/span>/g
const BLOCK =
  /<\/?(?:p|div|li|ul|ol|tr|td|th|h\d|pre|table|blockquote|figure|figcaption|br)\b[^>]*>/g

/** HTML of ours as plain text. */
export function textOf(html: string): string {
  const bare = html
    .replace(UNSPOKEN, ' ')
    .replace(BLOCK, '\n')
    .replace(/<[^>]*>/g, '')
  // Most spaces stand alone and stay: to replace each by itself takes memory for every word.
  return withCharacters(bare)
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim()
}

/** The last makes what the others seek, and must not be asked before them. */
const CHARACTERS = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', ' '],
  ['&amp;', '&'],
] as const

/** One after another: a function that is called for each would hold them all at once. */
const withCharacters = (text: string): string =>
  text.includes('&')
    ? CHARACTERS.reduce((all, [name, one]) => all.replaceAll(name, one), text)
    : text

/** The page cut at its headings. */
export function searchRecords(page: ContentPage): SearchRecord[] {
  const html = htmlOf(searchedBody(page))
  const series = seriesOf(page)
  const base = {
    path: page.path,
    lang: page.lang,
    title: page.title,
    ...(series !== undefined && { series }),
    tags: (page.tags ?? []).map(({ name }) => name),
  }
  const marks = [...html.matchAll(HEADING)]
  const ends = [...marks.map(({ index }) => index), html.length]
  const head = { anchor: '', section: '', text: textOf(html.slice(0, ends[0])) }
  const rest = marks.map((mark, index) => ({
    anchor: mark[2]!,
    section: textOf(mark[3]!),
    text: textOf(html.slice(mark.index + mark[0].length, ends[index + 1])),
  }))
  return [head, ...rest]
    .map((one, position) => ({ ...base, ...one, position }))
    .filter(({ anchor, text }) => anchor !== '' || text !== '' || marks.length === 0)
}
