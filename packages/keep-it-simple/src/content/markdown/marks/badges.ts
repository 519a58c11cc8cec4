import type { MarkdownIt } from 'markdown-it'
import { pageEnv } from '../page-env.ts'

/** What is written, and the kind it is drawn as; an empty one is the plain badge. */
const KINDS = new Map(
  Object.entries({
    note: '',
    info: '',
    tip: 'tip',
    warning: 'warning',
    danger: 'danger',
    caution: 'danger',
    important: 'accent',
    new: 'accent',
  }),
)
export const BADGE_KINDS = [...KINDS.keys()]

/** `[!tip 稳定]`; bounded, so that a line of brackets is read once. */
const BADGE = /^\[!([a-z]+)[ \t]+([^[\]\n]{1,60})\](?![([:])/
const LONGEST = 80

/** Small labels in running text. An unknown kind stays text and is reported with the leftovers. */
export function badges(md: MarkdownIt): void {
  md.inline.ruler.before('link', 'badge', (state, silent) => {
    if (!state.src.startsWith('[!', state.pos)) return false
    const match = BADGE.exec(state.src.slice(state.pos, state.pos + LONGEST))
    const kind = KINDS.get(match?.[1] ?? '')
    if (!match || kind === undefined) return false
    if (!silent) {
      pageEnv(state.env).assets.add('blocks')
      const open = state.push('badge_open', 'span', 1)
      open.attrSet('class', 'badge')
      if (kind !== '') open.attrSet('data-kind', kind)
      state.push('text', '', 0).content = match[2]!.trim()
      state.push('badge_close', 'span', -1)
    }
    state.pos += match[0].length
    return true
  })
}
