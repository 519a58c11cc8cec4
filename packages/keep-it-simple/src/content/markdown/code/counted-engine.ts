import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import type { PatternScanner, RegexEngine } from 'shiki'
import { allSteps, type Steps } from './steps.ts'

class OutOfSteps extends Error {}

/**
 * The engine of the grammars, with a count instead of a clock: some lines make a grammar ask again for
 * every character what the rest of the line holds, and how far it gets must not depend on the load.
 */
export class CountedEngine {
  #steps: Steps = allSteps()

  async create(): Promise<RegexEngine> {
    const engine = await createOnigurumaEngine(import('shiki/wasm'))
    const count = (length: number) => {
      this.#steps.left -= length
      if (this.#steps.left < 0) throw new OutOfSteps()
    }
    return {
      ...engine,
      createString: (text) => engine.createString(text),
      createScanner: (patterns) => counted(engine.createScanner(patterns), count),
    }
  }

  /** What `work` gives, at the cost of these steps; `undefined` where they do not suffice. */
  within<T>(steps: Steps, work: () => T): T | undefined {
    this.#steps = steps
    try {
      return work()
    } catch (error) {
      if (error instanceof OutOfSteps) return undefined
      throw error
    }
  }
}

function counted(scanner: PatternScanner, count: (length: number) => void): PatternScanner {
  return {
    findNextMatchSync(text, start, options) {
      count((typeof text === 'string' ? text : text.content).length - start + 1)
      return scanner.findNextMatchSync(text, start, options)
    },
    dispose: () => scanner.dispose?.(),
  }
}
