import type { MarkdownIt } from 'markdown-it'
import footnote from 'markdown-it-footnote'
import { fill } from '#locale/fill.ts'
import { blockStrings, strings } from '#content/interface-strings.ts'
import { escapeHtml } from '#model/escape-html.ts'
import type { MarkDrawn } from '#content/markdown/blocks/block.ts'
import { pageEnv } from '#content/markdown/page-env.ts'
import { defineBlock } from '../define-block.ts'
import { moveNotes } from './move-notes.ts'
import words from './words.ts'

interface FootnoteMeta {
  readonly id: number
  readonly subId: number
}

const metaOf = (meta: unknown) => meta as FootnoteMeta
const suffix = ({ subId }: FootnoteMeta) => (subId > 0 ? `-${subId}` : '')

/** The plugin's parsing, our markup: spoken names, and ids that no heading can have. */
export default defineBlock({
  name: 'footnote',
  assets: ['annotation'],
  about: {
    'zh-CN': '脚注：`[^名字]` 和 `[^名字]: …`，或直接写 `^[…]`。指针停在编号上就能看到。',
    'en-US':
      'Footnotes: `[^name]` and `[^name]: …`, or `^[…]` in place. Resting on the number shows the note.',
  },
  rule: footnotes,
})

function footnotes(md: MarkdownIt, drawn: MarkDrawn): void {
  md.use(footnote)
  md.core.ruler.at('footnote_tail', moveNotes)
  const { rules } = md.renderer
  rules['footnote_ref'] = (tokens, index, _options, env) => {
    drawn(env)
    const meta = metaOf(tokens[index]!.meta)
    const number = meta.id + 1
    const label = escapeHtml(
      fill(blockStrings(pageEnv(env), 'footnote', words).mark, { n: number }),
    )
    return `<a class="fn" href="#fn:${number}" id="fnref:${number}${suffix(meta)}" aria-label="${label}">[${number}]</a>`
  }
  rules['footnote_block_open'] = (_tokens, _index, _options, env) => {
    const label = escapeHtml(strings(pageEnv(env)).footnotes)
    return `<section class="footnotes" aria-label="${label}"><ol>\n`
  }
  rules['footnote_block_close'] = () => '</ol></section>\n'
  rules['footnote_open'] = (tokens, index) => `<li id="fn:${metaOf(tokens[index]!.meta).id + 1}">`
  rules['footnote_close'] = () => '</li>\n'
  rules['footnote_anchor'] = (tokens, index, _options, env) => {
    const meta = metaOf(tokens[index]!.meta)
    const label = escapeHtml(blockStrings(pageEnv(env), 'footnote', words).back)
    return ` <a class="fn-back" href="#fnref:${meta.id + 1}${suffix(meta)}" aria-label="${label}">↩&#xFE0E;</a>`
  }
}
