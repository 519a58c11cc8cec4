import createMarkdownIt, { type MarkdownIt } from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
import taskLists from 'markdown-it-task-lists'
import { chineseLines } from './chinese-lines.ts'
import { code } from './code.ts'
import { comments } from './comments.ts'
import { footnotes } from './footnotes.ts'
import { headings } from './headings.ts'
import { leftovers } from './leftovers.ts'
import { links } from './links.ts'
import { pictures } from './pictures.ts'
import { runnable } from './runnable.ts'
import { tables } from './tables.ts'

/** Deeper than any article; markdown-it drops what lies beyond, so the compiler reports it. */
export const MAX_NESTING = 60

/** The one parser: raw HTML is text, because content is input and not code. */
export function createParser(): MarkdownIt {
  const md = createMarkdownIt({ html: false, linkify: true, maxNesting: MAX_NESTING })
  // Only whole addresses become links: `README.md` is a file, not a site in Moldova.
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
  // Drawn by React; in an excerpt only what is inside them counts.
  for (const mark of ['island_open', 'island_close', 'slot_open', 'slot_close']) {
    md.renderer.rules[mark] = () => ''
  }
  return md
    .use(cjkFriendly)
    .use(taskLists, { label: true })
    .use(footnotes)
    .use(chineseLines)
    .use(comments)
    .use(headings)
    .use(links)
    .use(pictures)
    .use(tables)
    .use(leftovers)
    .use(code)
    .use(runnable)
}
