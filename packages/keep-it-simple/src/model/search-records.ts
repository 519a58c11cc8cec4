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

/** The first frame of an island: its text is behind it, and its numbers are no words. */
const FRAMES =
  /<(div|span) class="island"[\s\S]*?<\/\1>(?=<(?:figcaption|span) class="island-text")/g
const TAG = /<(\/?)([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i
/** Drawn, computed or pressed, and what blocks mark as their own words and not the author's. */
const SILENT_TAG = /^(?:svg|script|style|button|math)$/i
const SILENT = /\sdata-nosnippet\b|\sclass="(?:anchor|code-lang)"/
/** Inside a word or a sentence; every other element ends one. */
const INLINE =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|rp|rt|ruby|s|samp|small|span|strong|sub|sup|time|u|var|wbr)\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi

/** The author's words with the elements around them. */
export function spokenHtml(body: string): string {
  const html = body.replace(FRAMES, '')
  let spoken = ''
  let from = 0
  let depth = 0
  for (const { 0: tag, 1: slash, 2: name, 3: attributes, index } of html.matchAll(TAG)) {
    const isLeaf = VOID.test(name!) || attributes!.endsWith('/')
    if (depth > 0) {
      if (isLeaf) continue
      depth += slash === '' ? 1 : -1
      if (depth > 0) continue
      // A button that lies over a word is empty, and the word goes on behind it.
      if (index > from) spoken += ' '
      from = index + tag.length
    } else if (slash === '' && !isLeaf && (SILENT_TAG.test(name!) || SILENT.test(attributes!))) {
      spoken += html.slice(from, index)
      from = index + tag.length
      depth = 1
    }
  }
  return depth > 0 ? spoken : spoken + html.slice(from)
}

/** HTML of ours as plain text. */
export function textOf(html: string): string {
  const bare = spokenHtml(html).replace(INLINE, '').replace(TAG, '\n')
  // Most spaces are single and stay: replacing each takes memory for every word.
  return withCharacters(bare)
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim()
}

const PROGRAM = /<pre\b[\s\S]*?<\/pre>/g
const CODE = /<code\b[^>]*>([\s\S]*?)<\/code>/g
/** Longer code is a program and not a name; HTML this long need not be read to see that. */
const LONGEST_CODE = 40
const LONGEST_HTML = 4_000

/** The texts of programs, and the HTML without them. */
export function programsOf(html: string): { readonly texts: string[]; readonly rest: string } {
  return {
    texts: [...html.matchAll(PROGRAM)].map(([one]) => textOf(one)),
    rest: html.replace(PROGRAM, ' '),
  }
}

/** Short pieces set as code. */
export const codeOf = (html: string): string[] =>
  [...html.matchAll(CODE)].flatMap(([, one]) => {
    const text = one!.length > LONGEST_HTML ? '' : textOf(one!)
    return text.length <= LONGEST_CODE ? text : []
  })

/** What abbreviations stand for. */
export const meaningsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/<abbr title="([^"]*)"/g)].map(([, one]) => textOf(one!))),
]

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

const HEADING = /<h([1-6]) id="([^"]*)"[^>]*>([\s\S]*?)<\/h\1>/g

/** The page cut at its headings. */
export function searchRecords(page: ContentPage): SearchRecord[] {
  const html = spokenHtml(searchedBody(page))
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
