import type { MarkdownIt } from 'markdown-it'

/** Raw HTML is text here, but comments are the author's own: they never reach the page. */
export function comments(md: MarkdownIt): void {
  md.block.ruler.before(
    'paragraph',
    'comment',
    (state, startLine, endLine, silent) => {
      const start = state.bMarks[startLine]! + state.tShift[startLine]!
      if (!state.src.startsWith('<!--', start)) return false
      const close = state.src.indexOf('-->', start + 4)
      if (close === -1 || close > state.eMarks[endLine - 1]!) return false
      let line = startLine
      while (line < endLine && state.eMarks[line]! < close + 3) line++
      if (state.src.slice(close + 3, state.eMarks[line]).trim() !== '') return false
      if (silent) return true
      // S3.9: what stands above `<!-- more -->` is the excerpt.
      if (state.src.slice(start + 4, close).trim() === 'more') {
        const token = state.push('more', '', 0)
        token.map = [startLine, line + 1]
      }
      state.line = line + 1
      return true
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  )
  md.inline.ruler.before('html_inline', 'comment', (state, silent) => {
    if (!state.src.startsWith('<!--', state.pos)) return false
    const close = state.src.indexOf('-->', state.pos + 4)
    if (close === -1) return false
    if (!silent) state.pos = close + 3
    else state.pos = close + 3
    return true
  })
  md.renderer.rules['more'] = () => ''
}
