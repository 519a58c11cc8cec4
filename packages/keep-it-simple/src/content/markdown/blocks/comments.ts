import type { MarkdownIt, StateBlock } from 'markdown-it'
import { marginEnd } from './container-lines.ts'
import { nextSign } from './next-sign.ts'

/** Raw HTML is text here, but comments are the author's own: they never reach the page. */
export function comments(md: MarkdownIt): void {
  md.block.ruler.before('paragraph', 'comment', blockComment, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  })
  md.inline.ruler.before('html_inline', 'comment', (state) => {
    if (!state.src.startsWith('<!--', state.pos)) return false
    const close = nextSign(state, '-->', state.pos + 4)
    if (close === -1) return false
    state.pos = close + 3
    return true
  })
  md.renderer.rules['more'] = () => ''
}

/** One comment or several at the start of a line; what follows the last on its line is a paragraph. */
function blockComment(
  state: StateBlock,
  startLine: number,
  endLine: number,
  silent: boolean,
): boolean {
  let position = state.bMarks[startLine]! + state.tShift[startLine]!
  if (!state.src.startsWith('<!--', position)) return false
  const limit = state.eMarks[ownEnd(state, startLine, endLine) - 1]!
  let line = startLine
  let more = false
  while (state.src.startsWith('<!--', position)) {
    const close = nextSign(state, '-->', position + 4)
    if (close === -1 || close > limit) break
    // S3.9: what stands above `<!-- more -->` is the excerpt.
    more ||= state.src.slice(position + 4, close).trim() === 'more'
    position = close + 3
    while (line < endLine - 1 && state.eMarks[line]! < position) line++
    while (position < state.eMarks[line]! && /\s/.test(state.src[position]!)) position++
  }
  if (position === state.bMarks[startLine]! + state.tShift[startLine]!) return false
  if (silent) return true
  state.line = line + 1
  if (more) state.push('more', '', 0).map = [startLine, line + 1]
  const rest = state.src.slice(position, state.eMarks[line]).trim()
  if (rest !== '') {
    state.push('paragraph_open', 'p', 1).map = [line, line + 1]
    const inline = state.push('inline', '', 0)
    Object.assign(inline, { content: rest, map: [line, line + 1], children: [] })
    state.push('paragraph_close', 'p', -1)
  }
  return true
}

/** The last answer by parse: a list may open a comment on each of a hundred thousand lines. */
const ends = new WeakMap<StateBlock, { margin: number; from: number; to: number }>()

/** Where the list that a line stands in ends: a comment left open in it does not reach further. */
function ownEnd(state: StateBlock, start: number, end: number): number {
  const margin = state.blkIndent
  const last = ends.get(state)
  if (last?.margin === margin && start >= last.from && start < last.to && last.to <= end)
    return last.to
  const to = marginEnd(state, start, end)
  ends.set(state, { margin, from: start, to })
  return to
}
