import createMarkdownIt, { type MarkdownIt } from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
import mark from 'markdown-it-mark'
import taskLists from 'markdown-it-task-lists'
import { comments } from './blocks/comments.ts'
import type { BlockSet } from './blocks/block.ts'
import { addBlockRules, addBlocks } from './blocks/draw-block.ts'
import { foreignSyntax } from './foreign/foreign-syntax.ts'
import { headings } from './headings.ts'
import { safeHtml } from './html/safe-html.ts'
import { islands } from './islands/figure.ts'
import { inlineFigures } from './islands/inline-figure.ts'
import { leftovers } from './leftovers.ts'
import { links } from './links.ts'
import { chineseLines } from './marks/chinese-lines.ts'
import { latinRuns } from './marks/latin-runs.ts'
import { direction } from './marks/direction.ts'
import { clips } from './media/clip.ts'
import { problems } from './marks/problems.ts'

/** Deeper than any article; markdown-it drops what lies beyond, so the compiler reports it. */
export const MAX_NESTING = 60

/**
 * The one parser. Of HTML only what `html/elements.ts` lists is drawn, because content is input and
 * not code; in the pages the site's owner names in `rawHtml` everything is.
 */
export function createParser(blocks: BlockSet, html = false): MarkdownIt {
  const md = createMarkdownIt({ html, linkify: true, maxNesting: MAX_NESTING })
  // Only whole addresses become links: `README.md` is a file, not a site in Moldova.
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
  md.renderer.rules['own_html'] = (tokens, index) => tokens[index]!.content
  addBlocks(md, blocks)
  md.use(cjkFriendly)
    .use(taskLists, { label: true })
    .use(mark)
    .use(chineseLines)
    .use(direction)
    .use(comments)
    .use(headings)
    .use(links)
    .use(leftovers)
    .use(foreignSyntax)
    .use(clips)
    .use(islands)
    .use(inlineFigures)
  addBlockRules(md, blocks)
  md.use(latinRuns)
  if (!html) md.use(safeHtml)
  return md.use(problems)
}
