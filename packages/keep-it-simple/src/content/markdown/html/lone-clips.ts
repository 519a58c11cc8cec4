import type { MarkdownIt, Token } from 'markdown-it'

/** A clip alone in its paragraph is a figure, as `@[video](…)` is. */
export function loneClips(md: MarkdownIt): void {
  md.core.ruler.before('linkify', 'lone-clips', ({ tokens }) => {
    tokens.forEach((token, index) => {
      const open = tokens[index - 1]
      const close = tokens[index + 1]
      if (token.type !== 'inline' || !isClipAlone(token) || !open || !close) return
      if (open.type !== 'paragraph_open' || open.hidden) return
      Object.assign(open, { type: 'figure_open', tag: 'figure' })
      open.attrSet('class', 'embed')
      open.attrSet('data-embed', 'clip')
      Object.assign(close, { type: 'figure_close', tag: 'figure' })
    })
  })
}

function isClipAlone({ children }: Token): boolean {
  const solid = (children ?? []).filter(
    ({ type, content }) => type !== 'softbreak' && !(type === 'text' && content.trim() === ''),
  )
  return solid.length === 1 && solid[0]!.type === 'clip'
}
