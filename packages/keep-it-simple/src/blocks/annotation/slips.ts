import { markDrawn } from '#content/markdown/blocks/mark-drawn.ts'
import type { StateCore, Token } from 'markdown-it'
import { pageEnv } from '#content/markdown/page-env.ts'

export interface Slip {
  readonly id: string
  readonly attributes: Readonly<Record<string, string>>
  readonly tokens: readonly Token[]
}

/**
 * Notes at the end of the text. The browser shows one as a popover when its mark is pressed; on paper
 * and in feeds they stay below the text.
 */
export function appendSlips(state: StateCore, slips: readonly Slip[]): void {
  if (slips.length === 0) return
  markDrawn(pageEnv(state.env), 'annotation')
  const drawn = slips.flatMap(({ id, attributes, tokens }) =>
    element(state, 'div', { id, ...attributes, popover: '' }, tokens),
  )
  for (const token of element(state, 'div', { class: 'slips' }, drawn)) state.tokens.push(token)
}

export function element(
  state: StateCore,
  tag: string,
  attributes: Readonly<Record<string, string>>,
  inside: readonly Token[],
): Token[] {
  const open = new state.Token('block_open', tag, 1)
  const close = new state.Token('block_close', tag, -1)
  open.block = close.block = true
  for (const [name, value] of Object.entries(attributes)) open.attrSet(name, value)
  const only = inside[0]
  if (inside.length === 1 && only?.type === 'text') {
    // Text stands in an inline token, as it does everywhere.
    const inline = Object.assign(new state.Token('inline', '', 0), { children: [only] })
    return [open, inline, close]
  }
  return [open, ...inside, close]
}
