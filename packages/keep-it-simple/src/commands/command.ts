import type { ParseArgsOptionsConfig } from 'node:util'

/** What a command is given: where the site is, and what was written after its name. */
export interface CommandInput {
  /** Absolute path of the author's folder. */
  readonly root: string
  readonly flags: Readonly<Record<string, string | boolean | undefined>>
  readonly words: readonly string[]
}

/** One word after `kis`. */
export interface Command {
  /** What follows its name, for the help. */
  readonly usage: string
  readonly summary: string
  readonly options?: ParseArgsOptionsConfig
  /** A line for each option. */
  readonly optionHelp?: Readonly<Record<string, string>>
  /** Gives the exit code; nothing means success. */
  readonly run: (input: CommandInput) => Promise<number | void>
}
