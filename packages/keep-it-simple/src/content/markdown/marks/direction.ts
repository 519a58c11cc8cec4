import type { MarkdownIt } from 'markdown-it'
import { textDirection } from '#model/language.ts'
import { showControls } from '../code/bidi-controls.ts'
import { pageEnv } from '../page-env.ts'

/** The first letter is of a script that is written from the right. */
const FROM_THE_RIGHT =
  /^\P{L}*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** A paragraph, heading or cell in Arabic or Hebrew goes from right to left, on a page that does not. */
export function direction(md: MarkdownIt): void {
  md.core.ruler.push('direction', ({ tokens, env }) => {
    if (textDirection(pageEnv(env).lang) === 'rtl') return
    tokens.forEach((token, index) => {
      if (token.type !== 'inline' || !FROM_THE_RIGHT.test(token.content)) return
      // The paragraph of a short list entry is not drawn: the entry itself is turned.
      const around = tokens[index - 1]
      const shown = around?.hidden ? tokens[index - 2] : around
      if (shown?.nesting === 1) shown.attrSet('dir', 'auto')
    })
  })
  const inline = md.renderer.rules['code_inline']!
  md.renderer.rules['code_inline'] = (...drawn) => showControls(inline(...drawn))
}
