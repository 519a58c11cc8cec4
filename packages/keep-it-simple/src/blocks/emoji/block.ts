import type { MarkdownIt } from 'markdown-it'
import names from 'markdown-it-emoji/lib/data/full.mjs'
import { defineBlock } from '../define-block.ts'

const SHORTCODE = /:([a-z\d_+-]{1,40}):(?![:\w])/y

/**
 * `:tada:`, by GitHub's names. The data of markdown-it-emoji without its rule, which would find
 * `:100:` in `1:100:2`, the mouth of `:)` in `(见下:)`, and tries every name at every colon.
 */
export default defineBlock({
  name: 'emoji',
  about: {
    'zh-CN': '用 GitHub 的名字写表情，如 `:tada:`。',
    'en-US': 'Emoji by the names GitHub gives them, such as `:tada:`.',
  },
  rule: emoji,
})

function emoji(md: MarkdownIt): void {
  md.inline.ruler.after('emphasis', 'emoji', (state, silent) => {
    const { src, pos } = state
    if (src[pos] !== ':' || /[:\w]/.test(src[pos - 1] ?? '')) return false
    SHORTCODE.lastIndex = pos
    const name = SHORTCODE.exec(src)?.[1]
    if (name === undefined || pos + name.length + 2 > state.posMax) return false
    const sign = Object.hasOwn(names, name) ? names[name] : undefined
    if (sign === undefined) return false
    if (!silent) {
      const token = state.push('emoji', '', 0)
      token.content = sign
      token.markup = name
    }
    state.pos += name.length + 2
    return true
  })
  // A sign in the text has a name of its own in every screen reader.
  md.renderer.rules['emoji'] = (tokens, index) => tokens[index]!.content
}
