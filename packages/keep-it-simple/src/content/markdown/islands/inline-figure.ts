import type { MarkdownIt, StateInline, Token } from 'markdown-it'
import { escapeHtml } from '#model/escape-html.ts'
import { parseAttributes } from '../blocks/attributes.ts'
import { inlineTokens } from '../marks/problems.ts'
import { pageEnv, type PageEnv } from '../page-env.ts'
import { drawFrame, type DrawnIsland } from './draw-frame.ts'
import { FIGURE_NAME } from './figure.ts'

/** `:figure[text]{Name#id m=3}`, within a line. */
const INLINE = /:figure\[([^\]\n]{0,400})\]\{([^}\n]{0,400})\}/y

/** An island inside a sentence; its text is for those who see no component. */
export function inlineFigures(md: MarkdownIt): void {
  md.inline.ruler.before('link', 'inline-figure', (state: StateInline, silent) => {
    INLINE.lastIndex = state.pos
    const match = INLINE.exec(state.src)
    if (!match || match.index !== state.pos) return false
    if (!silent) {
      const token = state.push('inline_figure', '', 0)
      token.content = match[1]!
      token.info = match[2]!
    }
    state.pos += match[0].length
    return true
  })
  // Rules within a line know no lines, so they are drawn once all are there.
  md.core.ruler.push('inline-figures', (state) => {
    const env = pageEnv(state.env)
    const isFigure = ({ type }: Token) => type === 'inline_figure'
    for (const { token, line } of inlineTokens(state.tokens, isFigure))
      token.meta = drawn(token, env, env.firstLine + line)
  })
  md.renderer.rules['inline_figure'] = (tokens, index, _options, env) => {
    const { content, meta } = tokens[index]!
    const text = escapeHtml(content)
    if (!meta || pageEnv(env).excerpt) return text
    const { id, html } = meta as DrawnIsland
    return `<span class="figure-inline" id="${id}">${html}<span class="island-text">${text}</span></span>`
  }
}

function drawn({ info }: Token, env: PageEnv, line: number): DrawnIsland | null {
  const { words, values } = parseAttributes(info)
  const [first = '', ...rest] = words.split(' ')
  const [, component = first, named] = FIGURE_NAME.exec(first) ?? []
  return drawFrame({ env, component, named, words: rest.join(' '), values, line }, 'span') ?? null
}
