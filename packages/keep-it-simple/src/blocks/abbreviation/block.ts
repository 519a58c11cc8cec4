import type { MarkdownIt, StateBlock, StateCore, Token } from 'markdown-it'
import { fill } from '#locale/fill.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { blockStrings } from '#content/interface-strings.ts'
import { pageEnv, report, type PageEnv } from '#content/markdown/page-env.ts'
import { TermFinder } from './find-terms.ts'
import { appendSlips, element } from '../annotation/slips.ts'
import { defineBlock } from '../define-block.ts'
import words from './words.ts'

const DEFINITION = /^\*\[([^\]\n]{1,100})\]:[ \t]+(\S.*)$/

/** `id` is that of the note which says what it means. */
type Marked = Readonly<Record<'id' | 'term' | 'meaning', string>>

/** `*[HTML]: HyperText Markup Language` anywhere; every HTML in the text then says what it means. */
export default defineBlock({
  name: 'abbreviation',
  assets: ['annotation'],
  about: {
    'zh-CN': '缩写的含义：`*[HTML]: …` 写一次，正文里的每个 HTML 都能点开。整站的缩写写在设置里。',
    'en-US':
      'What an abbreviation means: `*[HTML]: …` once, and every HTML in the text says it. Those of the whole site stand in the settings.',
  },
  rule: abbreviations,
})

function abbreviations(md: MarkdownIt): void {
  md.block.ruler.before('reference', 'abbreviation', definition, {
    alt: ['paragraph', 'reference'],
  })
  md.core.ruler.push('abbreviations', mark)
  md.renderer.rules['abbr_open'] = (tokens, index) => {
    const { meaning } = tokens[index]!.meta as Marked
    return `<abbr title="${escapeHtml(meaning)}">`
  }
  // The term stays text, for searches, feeds and copying; the button lies over it, empty.
  md.renderer.rules['abbr_close'] = (tokens, index, _options, env) => {
    const { id, term } = tokens[index]!.meta as Marked
    const label = escapeHtml(fill(blockStrings(pageEnv(env), 'abbreviation', words).mark, { term }))
    return `<button class="abbr" type="button" popovertarget="${id}" aria-label="${label}"></button></abbr>`
  }
}

function definition(state: StateBlock, line: number, _end: number, silent: boolean): boolean {
  if (state.sCount[line]! - state.blkIndent >= 4) return false
  const start = state.bMarks[line]! + state.tShift[line]!
  if (state.src[start] !== '*' || state.src[start + 1] !== '[') return false
  const [, term, meaning] = DEFINITION.exec(state.src.slice(start, state.eMarks[line])) ?? []
  if (term === undefined || meaning === undefined) return false
  if (silent) return true
  const env = pageEnv(state.env)
  const known = env.abbreviations.get(term)
  if (known?.line !== undefined) reportTwice(env, term, line)
  else env.abbreviations.set(term, { meaning: meaning.trim(), line })
  state.line = line + 1
  return true
}

function mark(state: StateCore): void {
  const env = pageEnv(state.env)
  if (env.abbreviations.size === 0) return
  const terms = new TermFinder(env.abbreviations.keys())
  const ids = new Map<string, string>()
  state.tokens.forEach((block, index) => {
    // A heading is a name already, and its words go into the outline.
    if (block.type !== 'inline' || state.tokens[index - 1]?.type === 'heading_open') return
    block.children = withMarks(block.children ?? [], terms, state, ids)
  })
  appendSlips(
    state,
    [...ids].map(([term, id]) => ({
      id,
      attributes: { class: 'slip', 'data-term': term },
      tokens: element(state, 'p', {}, [textToken(state, env.abbreviations.get(term)!.meaning, 0)]),
    })),
  )
  for (const [term, { line }] of env.abbreviations)
    if (line !== undefined && !ids.has(term)) reportUnused(env, term, line)
}

/** Text only: inside a link or another control a second control would be lost. */
function withMarks(
  children: readonly Token[],
  terms: TermFinder,
  state: StateCore,
  ids: Map<string, string>,
): Token[] {
  let inside = 0
  // Once in a paragraph is enough, and spares the keyboard many stops.
  const seen = new Set<string>()
  return children.flatMap((token) => {
    if (/^(?:link|plot)_(?:open|close)$/.test(token.type)) inside += token.nesting
    if (token.type !== 'text' || inside > 0) return [token]
    const generated: Token[] = []
    let last = 0
    for (const { index, term } of terms.in(token.content)) {
      if (seen.has(term)) continue
      seen.add(term)
      const id = ids.get(term) ?? `abbr:${ids.size + 1}`
      ids.set(term, id)
      if (index > last)
        generated.push(textToken(state, token.content.slice(last, index), token.level))
      const { meaning } = pageEnv(state.env).abbreviations.get(term)!
      const meta: Marked = { id, term, meaning }
      const open = Object.assign(new state.Token('abbr_open', 'abbr', 1), { meta })
      const close = Object.assign(new state.Token('abbr_close', 'abbr', -1), { meta })
      generated.push(open, textToken(state, term, token.level), close)
      last = index + term.length
    }
    if (generated.length === 0) return [token]
    if (last < token.content.length)
      generated.push(textToken(state, token.content.slice(last), token.level))
    return generated
  })
}

function textToken(state: StateCore, content: string, level: number): Token {
  return Object.assign(new state.Token('text', '', 0), { content, level })
}

function reportTwice(env: PageEnv, term: string, line: number): void {
  const message = `The abbreviation \`${term}\` is explained twice.`
  const remedy = 'Keep one of the two definitions.'
  report(
    env,
    { severity: 'error', code: 'duplicate-abbreviation', message, remedy },
    { line: env.firstLine + line },
  )
}

function reportUnused(env: PageEnv, term: string, line: number): void {
  const message = `The abbreviation \`${term}\` does not occur in the text.`
  const remedy = 'Write it as it stands in the text (capitals count), or remove the line.'
  report(
    env,
    { severity: 'warning', code: 'unused-abbreviation', message, remedy },
    { line: env.firstLine + line },
  )
}
