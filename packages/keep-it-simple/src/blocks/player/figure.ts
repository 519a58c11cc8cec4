import type { StateBlock } from 'markdown-it'

/** A figure, so that an excerpt leaves it out. The HTML is our own, never the author's. */
export function pushFigure(
  state: StateBlock,
  attributes: Readonly<Record<string, string>>,
  html: string,
): void {
  const open = state.push('figure_open', 'figure', 1)
  open.block = true
  for (const [name, value] of Object.entries(attributes)) open.attrSet(name, value)
  state.push('own_html', '', 0).content = html
  state.push('figure_close', 'figure', -1).block = true
}
