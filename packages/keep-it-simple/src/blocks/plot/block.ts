import type { MarkdownIt, StateInline, Token } from 'markdown-it'
import { escapeHtml } from '#model/escape-html.ts'
import { nearest } from '#model/nearest.ts'
import { blockStrings } from '#content/interface-strings.ts'
import type { MarkDrawn } from '#content/markdown/blocks/block.ts'
import { pageEnv, type PageEnv } from '#content/markdown/page-env.ts'
import { defineBlock } from '../define-block.ts'
import words from './words.ts'
import type { Problem } from '#content/markdown/marks/problems.ts'

type Settings = NonNullable<PageEnv['plot']>

const BANG = 0x21
const ATTRIBUTES = /\{((?:\s*\.[a-z][\w-]{0,30}){1,4})\s*\}/y
const TRIGGERS = ['hover', 'click'] as const
const EFFECTS = ['mask', 'blur'] as const

/** `!!hidden!!`, `!!hidden!!{.click .blur}`: text that is hidden until the reader asks for it. */
export default defineBlock({
  name: 'plot',
  about: {
    'zh-CN': '遮住的文字：`!!…!!`，悬停或点按后显示；后面可以写 `{.click}`、`{.blur}`。',
    'en-US':
      'Hidden text: `!!…!!`, uncovered by pointing or pressing; `{.click}` and `{.blur}` behind it say how.',
  },
  rule: plot,
})

function plot(md: MarkdownIt, drawn: MarkDrawn): void {
  md.inline.ruler.before('emphasis', 'plot', tokenize)
  md.inline.ruler2.before('emphasis', 'plot', (state) => {
    pair(state, state.delimiters, drawn)
    for (const meta of state.tokens_meta) if (meta?.delimiters) pair(state, meta.delimiters, drawn)
    return true
  })
  md.renderer.rules['plot_open'] = (tokens, index, _options, env) => {
    const { trigger = 'hover', effect = 'mask' } = tokens[index]!.meta as Settings
    const label = escapeHtml(blockStrings(pageEnv(env), 'plot', words).hidden)
    return `<span class="plot" tabindex="0" role="button" data-trigger="${trigger}" data-effect="${effect}" data-label="${label}"><span>`
  }
  md.renderer.rules['plot_close'] = () => '</span></span>'
}

/** Two marks are one delimiter; what follows in braces belongs to it and is text again if it closes nothing. */
function tokenize(state: StateInline, silent: boolean): boolean {
  if (silent || state.src.charCodeAt(state.pos) !== BANG) return false
  // `!!!` is somebody shouting. Asked first, so that no mark of a long run looks at all that follow.
  if (state.src.startsWith('!!!', state.pos)) return false
  const { can_open, can_close, length } = state.scanDelims(state.pos, true)
  // The last mark before `[` begins a picture.
  if (length !== 2 || (state.src[state.pos + 2] === '[' && !can_open)) return false
  const token = state.push('text', '', 0)
  token.content = '!!'
  state.pos += 2
  ATTRIBUTES.lastIndex = state.pos
  const braces = can_close ? ATTRIBUTES.exec(state.src) : null
  if (braces) {
    token.content += braces[0]
    token.meta = { words: braces[1]!.trim().split(/\s+/) }
    state.pos += braces[0].length
  }
  state.delimiters.push({
    marker: BANG,
    length: 0,
    token: state.tokens.length - 1,
    end: -1,
    open: can_open && !braces,
    close: can_close,
  })
  return true
}

function pair(state: StateInline, delimiters: StateInline['delimiters'], drawn: MarkDrawn): void {
  const env = pageEnv(state.env)
  for (const { marker, end, token } of delimiters) {
    if (marker !== BANG || end === -1) continue
    const open = state.tokens[token]!
    const close = state.tokens[delimiters[end]!.token]!
    const { words = [] } = (close.meta ?? {}) as { words?: readonly string[] }
    turn(open, 'plot_open', 1)
    turn(close, 'plot_close', -1)
    open.meta = { ...env.plot, ...settingsOf(words) }
    close.meta = { problems: words.flatMap(problemWith) }
    drawn(env)
  }
}

function turn(token: Token, type: string, nesting: 1 | -1): void {
  Object.assign(token, { type, nesting, tag: 'span', content: '', markup: '!!', meta: null })
}

function settingsOf(words: readonly string[]): Settings {
  const trigger = TRIGGERS.find((one) => words.includes(`.${one}`))
  const effect = EFFECTS.find((one) => words.includes(`.${one}`))
  return { ...(trigger && { trigger }), ...(effect && { effect }) }
}

function problemWith(written: string): Problem[] {
  const known: readonly string[] = [...TRIGGERS, ...EFFECTS]
  const word = written.slice(1)
  if (known.includes(word)) return []
  const guess = nearest(word, known)
  const remedy = guess
    ? `Did you mean \`.${guess}\`?`
    : 'Use `.hover` or `.click`, `.mask` or `.blur`.'
  return [{ code: 'unknown-plot', message: `Hidden text knows no \`.${word}\`.`, remedy }]
}
