import type { DeskState } from '#model/desk.ts'
import { deskWords, markWord } from './desk-words.ts'

/**
 * What the desk changes in the look of the page itself: room at its end, marks in lists, links to
 * pages that are not written yet. Sheets, not elements: React finds its document as it drew it.
 */
const room = new CSSStyleSheet()
const marks = new CSSStyleSheet()

export function adoptPageSheets(fixed: string): void {
  const always = new CSSStyleSheet()
  always.replaceSync(fixed)
  document.adoptedStyleSheets.push(always, room, marks)
}

export function makeRoom(height: number): void {
  room.replaceSync(
    height === 0
      ? ''
      : `body { padding-block-end: ${height}px } html { scroll-padding-block-end: ${height}px } .totop { margin-block-end: ${height}px }`,
  )
}

/** Lists of posts say themselves what is a draft or locked. */
const SAID_IN_POSTS = new Set(['draft', 'locked'])

/** A label behind the title of every such page, in sidebars and lists. */
export function markLists({ marks: found }: DeskState, lang: string): void {
  const words = deskWords(lang)
  const rules = Object.entries(found).flatMap(([href, own]) => {
    const link = `a[href=${JSON.stringify(href)}]`
    const label = (names: typeof own) =>
      JSON.stringify(names.map((name) => markWord(words, name)).join(' · '))
    const inPosts = own.filter((name) => !SAID_IN_POSTS.has(name))
    return [
      `:is(.side ${link}, .toc ${link} > b)::after { content: ${label(own)} }`,
      ...(inPosts.length > 0 ? [`.post h2 ${link}::after { content: ${label(inPosts)} }`] : []),
    ]
  })
  const look = Object.keys(found).length === 0 ? '' : LOOK
  marks.replaceSync(look + rules.join('\n'))
}

const LOOK = `
:is(.side a, .toc a > b, .post h2 a)::after {
  margin-inline-start: 0.5em;
  padding: 0.1em 0.45em;
  border-radius: var(--r-1);
  color: var(--warning);
  background: color-mix(in oklab, var(--warning) 12%, transparent);
  font: 500 var(--t-0) / 1.5 var(--font-ui);
  white-space: nowrap;
  vertical-align: middle;
}
`
