import type { BundledLanguage, GrammarState } from 'shiki'
import { escapeHtml } from '#model/escape-html.ts'
import { classOfColour, CODE_THEME } from './code-theme.ts'
import type { Grammars, LoadedGrammar } from './grammars.ts'
import { allSteps, type Steps } from './steps.ts'

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

/** Loaded with the first block that was not coloured before: an edit of prose needs no grammar. */
let grammars: Promise<Grammars> | undefined

async function loadGrammars(): Promise<Grammars> {
  const module = await import('./grammars.ts')
  return new module.Grammars()
}

export function createCodeHighlighter(allowed: readonly string[]): CodeHighlighter {
  const set = new Set(allowed)
  const loaded = new Map<string, LoadedGrammar>()
  return {
    languages: [...allowed, ...Object.keys(ALIASES), ...PLAIN],
    resolve(language) {
      const name = language.toLowerCase()
      if (PLAIN.has(name)) return 'plain'
      const known = Object.hasOwn(ALIASES, name) ? ALIASES[name]! : name
      return set.has(known) ? known : undefined
    },
    async load(languages) {
      for (const name of languages) {
        if (name === 'plain' || loaded.has(name)) continue
        grammars ??= loadGrammars()
        loaded.set(name, await (await grammars).load(name, allowed))
      }
    },
    lines(code, language, steps = allSteps()) {
      if (language === 'plain') return code.split('\n').map(escapeHtml)
      const grammar = loaded.get(language)
      if (!grammar) throw new Error(`The grammar of ${language} was not loaded.`)
      const html: string[] = []
      let state: GrammarState | undefined
      for (const line of code.split(/\r?\n/)) {
        // Neither moves the grammar on.
        if (line === '' || line.length >= MAX_LINE) {
          html.push(escapeHtml(line))
          continue
        }
        const tokens = tokensOf(grammar, line, language, state, steps)
        if (!tokens || steps.left < 0) return undefined
        html.push(renderLine(tokens[0]!))
        state = grammar.engine.getLastGrammarState(tokens)
      }
      return html
    },
  }
}

/** The tokens of one line; nothing where the grammar needs more steps than are left. */
function tokensOf(
  { engine, within }: LoadedGrammar,
  line: string,
  language: string,
  state: GrammarState | undefined,
  steps: Steps,
) {
  const options = {
    lang: language as BundledLanguage,
    theme: CODE_THEME,
    tokenizeTimeLimit: NO_CLOCK,
    ...(state && { grammarState: state }),
  }
  return within(steps, () => engine.codeToTokensBase(line, options))
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
