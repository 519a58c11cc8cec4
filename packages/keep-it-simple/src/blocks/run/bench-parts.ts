import type { LateWords } from '#locale/late/words.ts'
import type { Engines } from './engines.ts'
import type { Draft } from './drafts.ts'
import type { Program } from './program.ts'

/** What a program can be asked to do from outside: by a click, a key, a link. */
export interface Handle {
  readonly act: (what: string) => void
  /** Shows what somebody made of the program, and says where it comes from; nothing is run. */
  readonly show: (draft: Draft, said: string) => void
}

/** What the programs of a page share. */
export interface BenchParts {
  readonly words: LateWords
  readonly engines: Engines
  readonly programs: readonly Program[]
  /** Programs as they stand in the page now, where readers have changed them. */
  readonly changed: Map<Program, string>
  readonly path: string
  readonly register: (program: Program, handle: Handle) => void
}
