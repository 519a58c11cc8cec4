import type { MarkdownIt, Token } from 'markdown-it'
import { allColours } from './code/colour-limits.ts'
import type { PageEnv } from './page-env.ts'

/** In a list the whole item is one link, so links and notes inside it are words only. */
const UNWRAPPED = new Set([
  'link_open',
  'link_close',
  'footnote_ref',
  'image',
  'abbr_open',
  'abbr_close',
  'annotation_ref',
  'clip',
])

/** HTML of what stands above `<!-- more -->`; `undefined` when there is no such mark. */
export function renderExcerpt(md: MarkdownIt, tokens: Token[], env: PageEnv): string | undefined {
  const end = tokens.findIndex((token) => token.type === 'more' && token.level === 0)
  if (end <= 0) return undefined
  const above = withoutFigures(tokens.slice(0, end)).map((token) => {
    if (!token.children) return token
    const copy = Object.assign(
      Object.create(Object.getPrototypeOf(token) as object) as Token,
      token,
    )
    copy.children = withoutPlot(token.children).filter((child) => !UNWRAPPED.has(child.type))
    return copy
  })
  // Drawn a second time: its mistakes are reported already.
  const again = { ...env, excerpt: true, diagnostics: [], colours: allColours() }
  return render(md, above, again).trim()
}

/** What is hidden in the text stays out of lists. */
function withoutPlot(children: readonly Token[]): Token[] {
  let hidden = 0
  return children.filter(({ type }) => {
    if (type === 'plot_open') hidden++
    if (type !== 'plot_close') return hidden === 0
    hidden--
    return false
  })
}

/** Pictures, embeds and demos are looked at on the page itself. */
function withoutFigures(tokens: readonly Token[]): Token[] {
  let depth = 0
  return tokens.filter(({ type }) => {
    if (type === 'figure_open') depth++
    if (type === 'figure_close') return --depth < 0
    return depth === 0
  })
}

export function render(md: MarkdownIt, tokens: Token[], env: PageEnv): string {
  return tokens.length === 0 ? '' : md.renderer.render(tokens, md.options, env as never)
}
