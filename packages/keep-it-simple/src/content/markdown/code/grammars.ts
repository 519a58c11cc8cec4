import {
  bundledLanguages,
  bundledLanguagesInfo,
  createHighlighter,
  type BundledLanguage,
  type Highlighter,
} from 'shiki'
import { CODE_THEME } from './code-theme.ts'
import { CountedEngine } from './counted-engine.ts'

/** A grammar that can be asked, and the count of the steps it takes. */
export interface LoadedGrammar {
  readonly engine: Highlighter
  readonly within: CountedEngine['within']
}

/**
 * The grammars of a thread. Some hold others if they happen to be loaded, as Markdown holds programs:
 * with an engine of their own, and in it all that the site allows, their colours do not depend on
 * which pages the thread has compiled before.
 */
export class Grammars {
  readonly #counter = new CountedEngine()
  readonly #scanners = this.#counter.create()
  readonly #shared = this.#engineWith([])

  async load(name: string, allowed: readonly string[]): Promise<LoadedGrammar> {
    const held = await heldBy(name, allowed)
    const engine = await (held.length > 0 ? this.#engineWith([name, ...held]) : this.#shared)
    if (held.length === 0) await engine.loadLanguage(name as BundledLanguage)
    return { engine, within: (steps, work) => this.#counter.within(steps, work) }
  }

  #engineWith(languages: readonly string[]): Promise<Highlighter> {
    return createHighlighter({
      themes: [CODE_THEME],
      langs: languages as BundledLanguage[],
      engine: this.#scanners,
    })
  }
}

/** The languages a grammar colours only where they are loaded too, as far as the site allows them. */
async function heldBy(name: string, allowed: readonly string[]): Promise<string[]> {
  const { default: grammars } = await bundledLanguages[name as BundledLanguage]()
  const wanted = new Set(allowed.map(ownName))
  const held = grammars.flatMap(({ embeddedLangsLazy = [] }) => embeddedLangsLazy)
  return [...new Set(held.map(ownName))].filter((one) => wanted.has(one)).sort()
}

/** One language may have several names. */
const ownName = (name: string): string =>
  bundledLanguagesInfo.find(({ id, aliases = [] }) => id === name || aliases.includes(name))?.id ??
  name
