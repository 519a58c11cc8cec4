import { createHighlighter, type BundledLanguage, type Highlighter } from 'shiki'
import { escapeHtml } from '#model/escape-html.ts'
import { classOfColour, CODE_THEME } from './code-theme.ts'
import { allSteps, CountedEngine, type Steps } from './counted-engine.ts'

/** Lines of this length are shown plain: some grammars need the square of it. */
export const MAX_LINE = 1_000
/** No limit of time: what a reader sees must not depend on the load of the builder. */
const NO_CLOCK = 0

const ALIASES: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'bash',
  js: 'javascript',
  mjs: 'javascript',
  ts: 'typescript',
  py: 'python',
  rs: 'rust',
  kt: 'kotlin',
  yml: 'yaml',
  md: 'markdown',
  dockerfile: 'docker',
  makefile: 'make',
  svg: 'xml',
}

const PLAIN = new Set(['', 'text', 'txt', 'plain', 'output', 'plaintext'])

export interface CodeHighlighter {
  /** The names an author may use. */
  readonly languages: readonly string[]
  /** `plain` for no colours wanted, `undefined` for a language outside the bounded set. */
  resolve(language: string): string | undefined
  load(languages: Iterable<string>): Promise<void>
  /** One string of HTML per line; nothing where the grammar needs more steps than are left. */
  lines(code: string, language: string, steps?: Steps): string[] | undefined
}

const counter = new CountedEngine()
let shared: Promise<Highlighter> | undefined

export async function createCodeHighlighter(allowed: readonly string[]): Promise<CodeHighlighter> {
  shared ??= createHighlighter({ themes: [CODE_THEME], langs: [], engine: counter.create() })
  const engine = await shared
  const set = new Set(allowed)
  return {
    languages: [...allowed, ...Object.keys(ALIASES), ...PLAIN],
    resolve(language) {
      const name = language.toLowerCase()
      if (PLAIN.has(name)) return 'plain'
      const known = Object.hasOwn(ALIASES, name) ? ALIASES[name]! : name
      return set.has(known) ? known : undefined
    },
    async load(languages) {
      const missing = [...languages].filter(
        (name) => name !== 'plain' && !engine.getLoadedLanguages().includes(name),
      )
      if (missing.length > 0) await engine.loadLanguage(...(missing as BundledLanguage[]))
    },
    lines(code, language, steps = allSteps()) {
      if (language === 'plain') return code.split('\n').map(escapeHtml)
      const options = {
        lang: language as BundledLanguage,
        theme: CODE_THEME,
        tokenizeMaxLineLength: MAX_LINE,
        tokenizeTimeLimit: NO_CLOCK,
      }
      return counter.within(steps, () => engine.codeToTokensBase(code, options))?.map(renderLine)
    },
  }
}

/** Neighbouring tokens of one class become one element. */
function renderLine(tokens: readonly { content: string; color?: string }[]): string {
  let html = ''
  let pending = ''
  let letter: string | undefined
  const flush = () => {
    if (pending === '') return
    const text = escapeHtml(pending)
    html += letter === undefined ? text : `<span class="${letter}">${text}</span>`
    pending = ''
  }
  for (const token of tokens) {
    // White space has no colour: it joins whatever stands before it.
    const own = token.content.trim() === '' ? letter : classOfColour(token.color)
    if (own !== letter) flush()
    letter = own
    pending += token.content
  }
  flush()
  return html
}
