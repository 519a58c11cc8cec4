import createMarkdownIt, { type MarkdownIt } from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
import mark from 'markdown-it-mark'
import taskLists from 'markdown-it-task-lists'
import { alerts } from './blocks/alerts.ts'
import { code } from './blocks/code/code.ts'
import { runnable } from './blocks/code/runnable.ts'
import { unclosedCode } from './blocks/code/unclosed-code.ts'
import { comments } from './blocks/comments.ts'
import type { BlockSet } from './blocks/block.ts'
import { addBlockRules, addBlocks } from './blocks/draw-block.ts'
import { figures } from './blocks/figures/figures.ts'
import { tables } from './blocks/tables.ts'
import { strayTabs } from './blocks/tabs/tabs.ts'
import { headings } from './headings.ts'
import { islands } from './islands/figure.ts'
import { leftovers } from './leftovers.ts'
import { links } from './links.ts'
import { lonePictures } from './lone-pictures.ts'
import { abbreviations } from './marks/abbreviations.ts'
import { annotations } from './marks/annotations.ts'
import { badges } from './marks/badges.ts'
import { chineseLines } from './marks/chinese-lines.ts'
import { emoji } from './marks/emoji.ts'
import { footnotes } from './marks/footnotes.ts'
import { icons } from './marks/icons.ts'
import { maths } from './marks/maths.ts'
import { plot } from './marks/plot.ts'
import { problems } from './marks/problems.ts'
import { subSup } from './marks/sub-sup.ts'
import { pictures } from './pictures.ts'

/** Deeper than any article; markdown-it drops what lies beyond, so the compiler reports it. */
export const MAX_NESTING = 60

/**
 * The one parser. Raw HTML is text, because content is input and not code, but for the pages the
 * site's owner names in `rawHtml`.
 */
export function createParser(blocks: BlockSet, html = false): MarkdownIt {
  const md = createMarkdownIt({ html, linkify: true, maxNesting: MAX_NESTING })
  // Only whole addresses become links: `README.md` is a file, not a site in Moldova.
  md.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
  md.renderer.rules['own_html'] = (tokens, index) => tokens[index]!.content
  addBlocks(md, blocks)
  md.use(cjkFriendly)
    .use(taskLists, { label: true })
    .use(footnotes)
    .use(mark)
    .use(subSup)
    .use(emoji)
    .use(icons)
    .use(plot)
    .use(annotations)
    .use(maths)
    .use(chineseLines)
    .use(comments)
    .use(alerts)
    .use(badges)
    .use(headings)
    .use(links)
    .use(pictures)
    .use(lonePictures)
    .use(tables)
    .use(leftovers)
    .use(code)
    .use(unclosedCode)
    .use(figures)
    .use(islands)
    .use(strayTabs)
    .use(runnable)
    .use(abbreviations)
  addBlockRules(md, blocks)
  return md.use(problems)
}
