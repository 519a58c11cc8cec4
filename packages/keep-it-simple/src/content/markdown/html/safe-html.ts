import type { MarkdownIt } from 'markdown-it'
import { htmlDetails } from './details-tag.ts'
import { halfTags } from './half-tags.ts'
import { inlineHtml } from './inline-html.ts'
import { judgeHtml } from './judge-html.ts'
import { loneClips } from './lone-clips.ts'
import { rawBlocks } from './raw-blocks.ts'

/** The HTML an author may write; everything else is refused by name. */
export function safeHtml(md: MarkdownIt): void {
  rawBlocks(md)
  htmlDetails(md)
  inlineHtml(md)
  loneClips(md)
  judgeHtml(md)
  halfTags(md)
}
