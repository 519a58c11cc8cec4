import { createHighlighter, type BundledLanguage, type Highlighter } from 'shiki'
import { escapeHtml } from '#model/escape-html.ts'
import { classOfColour, CODE_THEME } from './code-theme.ts'

/** Above this a block is shown plain: colour helps nobody there, and grammars can be quadratic. */
const MAX_COLOURED = 100_000
const MAX_LINE = 4_000
/** Wide enough for a busy machine: what a reader sees must not depend on the load of the builder. */
const LINE_MILLISECONDS = 2_000

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
  /** One string of HTML per line. */
  lines(code: string, language: string): string[]
}

let shared: Promise<Highlighter> | undefined

export async function createCodeHighlighter(allowed: readonly string[]): Promise<CodeHighlighter> {
  shared ??= createHighlighter({ themes: [CODE_THEME], langs: [] })
  const engine = await shared
  const set = new Set(allowed)
  return {
    languages: [...allowed, ...Object.keys(ALIASES), ...PLAIN],
    resolve(language) {
      const name = language.toLowerCase()
      if (PLAIN.has(name)) return 'plain'
      const known = ALIASES[name] ?? name
      return set.has(known) ? known : undefined
    },
    async load(languages) {
      const missing = [...languages].filter(
        (name) => name !== 'plain' && !engine.getLoadedLanguages().includes(name),
      )
      if (missing.length > 0) await engine.loadLanguage(...(missing as BundledLanguage[]))
    },
    lines(code, language) {
      if (language === 'plain' || code.length > MAX_COLOURED)
        return code.split('\n').map(escapeHtml)
      const lines = engine.codeToTokensBase(code, {
        lang: language as BundledLanguage,
        theme: CODE_THEME,
        tokenizeMaxLineLength: MAX_LINE,
        tokenizeTimeLimit: LINE_MILLISECONDS,
      })
      return lines.map(renderLine)
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
