import type { BundledLanguage, GrammarState } from 'shiki'
import { escapeHtml } from '#model/escape-html.ts'
import { classOfColour, CODE_THEME } from './code-theme.ts'
import type { Grammars, LoadedGrammar } from './grammars.ts'
import { FIRST, LineMemory, type KnownLine } from './line-memory.ts'
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
      const memory = memoryOf(grammar.engine.getLanguage(language))
      const painted: string[] = []
      let place = FIRST
      let state: GrammarState | undefined
      for (const line of code.split(/\r?\n/)) {
        // Neither moves the grammar on.
        if (line === '' || line.length >= MAX_LINE) {
          painted.push(escapeHtml(line))
          continue
        }
        const known = memory.get(place, line)
        if (known) steps.left -= known.steps
        const now = known ?? paintLine(grammar, memory, { line, language, place, state, steps })
        if (!now || steps.left < 0) return undefined
        painted.push(now.html)
        place = now.place
        state = now.state
      }
      return painted
    },
  }
}

interface LineWork {
  readonly line: string
  readonly language: string
  readonly place: number
  readonly state: GrammarState | undefined
  readonly steps: Steps
}

/** Colours a line that was not there before; nothing where the grammar needs more steps than are left. */
function paintLine(
  { engine, within }: LoadedGrammar,
  memory: Memory,
  { line, language, place, state, steps }: LineWork,
): KnownLine<GrammarState> | undefined {
  const before = steps.left
  const options = {
    lang: language as BundledLanguage,
    theme: CODE_THEME,
    tokenizeTimeLimit: NO_CLOCK,
    ...(state && { grammarState: state }),
  }
  const tokens = within(steps, () => engine.codeToTokensBase(line, options))
  if (!tokens) return undefined
  const after = engine.getLastGrammarState(tokens)!
  const known = {
    html: renderLine(tokens[0]!),
    steps: before - steps.left,
    state: after,
    place: memory.placeOf(after.getInternalStack()),
  }
  memory.keep(place, line, known)
  return known
}

type Memory = LineMemory<GrammarState>
/** A grammar that is loaded anew, because another came that it may hold, begins anew here too. */
const memories = new WeakMap<object, Memory>()

function memoryOf(grammar: object): Memory {
  const memory = memories.get(grammar) ?? new LineMemory()
  memories.set(grammar, memory)
  return memory
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
