import type { StateCore, Token } from 'markdown-it'

/** A note as the plugin gathers it: written in place, or under a label elsewhere. */
interface Note {
  readonly label?: string
  readonly count?: number
  readonly content?: string
  readonly tokens?: Token[]
}

/**
 * Lays the notes behind the text, in the order of their marks. The plugin's own rule copies the whole
 * page for every note.
 */
export function moveNotes(state: StateCore): void {
  const { footnotes } = state.env as { readonly footnotes?: { readonly list?: readonly Note[] } }
  if (!footnotes) return
  const { rest, written } = takeOut(state.tokens)
  state.tokens = rest
  if (!footnotes.list) return
  const push = (type: string, nesting: 0 | 1 | -1, meta?: Token['meta']) => {
    const token = new state.Token(type, '', nesting)
    if (meta) token.meta = meta
    rest.push(token)
  }
  push('footnote_block_open', 1)
  for (const [id, note] of footnotes.list.entries()) {
    const { label } = note
    push('footnote_open', 1, { id, label })
    const inside = note.tokens ? paragraph(state, note) : (written.get(label ?? '') ?? [])
    for (const token of inside) rest.push(token)
    // The way back stands at the end of the last paragraph.
    const last = rest.at(-1)?.type === 'paragraph_close' ? rest.pop() : undefined
    for (let subId = 0; subId < Math.max(1, note.count ?? 1); subId++)
      push('footnote_anchor', 0, { id, subId, label })
    if (last) rest.push(last)
    push('footnote_close', -1)
  }
  push('footnote_block_close', -1)
}

/** The page without its notes, and each note's tokens by its label; of two with one label the last counts. */
function takeOut(tokens: readonly Token[]) {
  const rest: Token[] = []
  const written = new Map<string, Token[]>()
  // A note may be defined inside another.
  const open: Token[][] = []
  for (const token of tokens) {
    if (token.type === 'footnote_reference_open') {
      const inside: Token[] = []
      written.set(String(token.meta!['label']), inside)
      open.push(inside)
    } else if (token.type === 'footnote_reference_close') open.pop()
    else (open.at(-1) ?? rest).push(token)
  }
  return { rest, written }
}

function paragraph(state: StateCore, { tokens = [], content = '' }: Note): Token[] {
  const open = new state.Token('paragraph_open', 'p', 1)
  const close = new state.Token('paragraph_close', 'p', -1)
  open.block = close.block = true
  const inline = Object.assign(new state.Token('inline', '', 0), { children: tokens, content })
  return [open, inline, close]
}
