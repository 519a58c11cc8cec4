import type { MarkdownIt, StateInline } from 'markdown-it'
import { defineBlock } from '../define-block.ts'

/** Nobody sets more than a few characters below the line. */
const LONGEST = 40
const TILDE = 0x7e
const CARET = 0x5e
/** No spaces and no Chinese punctuation inside: `2^10，2^20` are two powers of a sentence. */
const INSIDE = new RegExp(
  `([~^])((?:(?!\\1)[^\\s\\u3000-\\u303F\\uFF00-\\uFF0F\\uFF1A-\\uFF20“”‘’—…]){1,${LONGEST}})\\1(?![~^\\d])`,
  'y',
)
const HAN = /\p{Script=Han}/u

/**
 * `H~2~O` and `19^th^`. Not the plugins, which take the tildes of `3~5天，7~9天` and
 * `周一~周五和周六~周日` for marks: a range is followed by a digit, or stands between characters.
 */
export default defineBlock({
  name: 'sub-sup',
  about: {
    'zh-CN': '下标 `H~2~O` 和上标 `19^th^`。',
    'en-US': 'Text below the line, `H~2~O`, and above it, `19^th^`.',
  },
  rule: subSup,
})

function subSup(md: MarkdownIt): void {
  md.inline.ruler.after('emphasis', 'sub-sup', (state, silent) => {
    const marker = state.src.charCodeAt(state.pos)
    if (marker !== TILDE && marker !== CARET) return false
    const text = insideOf(state)
    if (text === undefined) return false
    if (!silent) {
      const tag = marker === TILDE ? 'sub' : 'sup'
      state.push(`${tag}_open`, tag, 1).markup = String.fromCharCode(marker)
      state.push('text', '', 0).content = text.replace(/\\(?=[\\~^])/g, '')
      state.push(`${tag}_close`, tag, -1).markup = String.fromCharCode(marker)
    }
    state.pos += text.length + 2
    return true
  })
}

function insideOf({ src, pos, posMax }: StateInline): string | undefined {
  INSIDE.lastIndex = pos
  const text = INSIDE.exec(src)?.[2]
  if (text === undefined || pos + text.length + 2 > posMax) return undefined
  // Of `~~~` none is ours.
  if (src[pos - 1] === src[pos] || text.startsWith('[') || text.startsWith('`')) return undefined
  return HAN.test(text) && HAN.test(src[pos - 1] ?? '') ? undefined : text
}
