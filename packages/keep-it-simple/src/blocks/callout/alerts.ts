import type { MarkdownIt, StateCore, Token } from 'markdown-it'
import { nearest } from '#model/nearest.ts'
import { pageEnv, report } from '#content/markdown/page-env.ts'
import { closeCallout, isCallout, openCallout } from './callout.ts'
import { closeDetails, openDetails } from '#content/markdown/blocks/details-panel.ts'

/** `> [!NOTE]`, with a title if wanted; `-` or `+` behind it makes it foldable, closed or open. */
const ALERT = /^\[!([a-zA-Z][\w-]*)\]([+-]?)[ \t]*([^\n]*)(?:\n|$)/
const KINDS = ['note', 'tip', 'important', 'warning', 'caution']

/** GitHub's alerts: quotations that begin with a kind become callouts. */
export function alerts(md: MarkdownIt): void {
  md.core.ruler.after('block', 'alerts', (state) => {
    const tokens: Token[] = []
    const closings: ('quote' | 'callout' | 'details')[] = []
    for (let at = 0; at < state.tokens.length; at++) {
      const token = state.tokens[at]!
      if (token.type === 'blockquote_open') {
        const generated = openAlert(state, at, tokens)
        closings.push(generated ?? 'quote')
        // The first paragraph of an alert that says nothing but its kind is gone with it.
        if (generated === undefined) tokens.push(token)
        else if (state.tokens[at + 2]!.content === '') at += 3
      } else if (token.type === 'blockquote_close') {
        const kind = closings.pop()
        const generated = stateFor(state, token.level, tokens)
        if (kind === 'callout') closeCallout({ state: generated })
        else if (kind === 'details') closeDetails({ state: generated })
        else tokens.push(token)
      } else tokens.push(token)
    }
    state.tokens = tokens
  })
}

function openAlert(state: StateCore, at: number, into: Token[]): 'callout' | 'details' | undefined {
  const open = state.tokens[at]!
  const inline = state.tokens[at + 2]
  const match = state.tokens[at + 1]?.type === 'paragraph_open' && ALERT.exec(inline!.content)
  if (!match) return undefined
  const [all, written = '', fold = '', title = ''] = match
  const name = written.toLowerCase()
  const env = pageEnv(state.env)
  const line = open.map?.[0] ?? 0
  if (!isCallout(name)) {
    const guess = nearest(name, KINDS)
    const remedy = guess
      ? `Did you mean \`[!${guess.toUpperCase()}]\`?`
      : `Use ${KINDS.map((kind) => `\`[!${kind.toUpperCase()}]\``).join(', ')}.`
    const message = `There is no alert called \`${written}\`; it is shown as a quotation.`
    const position = { line: env.firstLine + line }
    report(env, { severity: 'warning', code: 'unknown-alert', message, remedy }, position)
    return undefined
  }
  inline!.content = inline!.content.slice(all.length)
  const container = { state: stateFor(state, open.level, into), env }
  if (fold === '') openCallout(container, name, title.trim(), line)
  else openDetails(container, { title: title.trim(), line, open: fold === '+' })
  return fold === '' ? 'callout' : 'details'
}

/** What the blocks push tokens with; between the stages of parsing there is none. */
function stateFor(state: StateCore, level: number, tokens: Token[]) {
  const generated = new state.md.block.State('', state.md, state.env, tokens)
  generated.level = level
  return generated
}
