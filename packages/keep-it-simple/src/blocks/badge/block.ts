import { BADGE_KINDS } from '#content/markdown/marks/badge-kinds.ts'
import { defineBlock } from '../define-block.ts'

/** `[!tip 稳定]`; bounded, so that a line of brackets is read once. */
const BADGE = /^\[!([a-z]+)[ \t]+([^[\]\n]{1,60})\](?![([:])/
const LONGEST = 80

/** Small labels in running text. An unknown kind stays text and is reported with the leftovers. */
export default defineBlock({
  name: 'badge',
  about: {
    'zh-CN': '行内的小标签，写作 `[!tip 文字]`；种类有 note、tip、warning、danger 和 new。',
    'en-US':
      'A small label in a line of text, written `[!tip text]`; its kind is note, tip, warning, danger or new.',
  },
  rule: (md, drawn) => {
    md.inline.ruler.before('link', 'badge', (state, silent) => {
      if (!state.src.startsWith('[!', state.pos)) return false
      const match = BADGE.exec(state.src.slice(state.pos, state.pos + LONGEST))
      const kind = BADGE_KINDS.get(match?.[1] ?? '')
      if (!match || kind === undefined) return false
      if (!silent) {
        drawn(state.env)
        const open = state.push('badge_open', 'span', 1)
        open.attrSet('class', 'badge')
        if (kind !== '') open.attrSet('data-kind', kind)
        state.push('text', '', 0).content = match[2]!.trim()
        state.push('badge_close', 'span', -1)
      }
      state.pos += match[0].length
      return true
    })
  },
})
