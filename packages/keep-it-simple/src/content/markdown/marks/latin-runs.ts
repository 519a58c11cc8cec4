import type { MarkdownIt, StateCore, Token } from 'markdown-it'
import { hasLongLatin, latinParts } from '#model/latin-runs.ts'
import { pageEnv } from '../page-env.ts'
import { textOf } from '../headings.ts'

/** In a Chinese page: marks of Latin runs are Latin ones, and what would tear a line apart is not justified. */
export function latinRuns(md: MarkdownIt): void {
  md.core.ruler.push('latin-runs', (state) => {
    if (!/^(?:zh|ja)\b/.test(pageEnv(state.env).lang)) return
    state.tokens.forEach((token, index) => {
      if (token.type !== 'inline' || !token.children) return
      if (hasLongLatin(textOf(token))) leaveRagged(state.tokens, index)
      token.children = token.children.flatMap((child) =>
        child.type === 'text' ? markRuns(state, child) : [child],
      )
    })
  })
}

/** The paragraph of a short list entry is not drawn: then it is the entry. */
function leaveRagged(tokens: readonly Token[], index: number): void {
  const around = tokens[index - 1]
  const shown = around?.hidden ? tokens[index - 2] : around
  if (shown && /^(?:paragraph|list_item|dd)_open$/.test(shown.type)) shown.attrJoin('class', 'rag')
}

function markRuns(state: StateCore, child: Token): Token[] {
  const parts = latinParts(child.content)
  if (!parts.some(({ isLatin }) => isLatin)) return [child]
  return parts.flatMap(({ text, isLatin }) => {
    const word = new state.Token('text', '', 0)
    word.content = text
    word.level = child.level
    if (!isLatin) return [word]
    const open = new state.Token('latin_open', 'span', 1)
    open.attrSet('class', 'latin')
    return [open, word, new state.Token('latin_close', 'span', -1)]
  })
}
