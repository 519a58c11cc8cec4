import type { RunBlock } from '../markdown/code/run-block.ts'
import type { Outcome } from './run-program.ts'
import type { Workshop } from './workshop.ts'

export type Program = Pick<RunBlock, 'code' | 'input' | 'setup' | 'before'>

/** Runs programs of one language, in whatever order is quickest, and reports the outcome of each. */
export type RunAll = (
  programs: readonly Program[],
  done: (index: number, outcome: Outcome) => void,
) => Promise<void>

export interface Runner {
  /** What would run a program on this machine, as pages show it (`Go 1.19.8`); absent if nothing can. */
  version(): string | undefined
  /** What to install then. */
  readonly remedy: string
  /** Makes ready what all programs share. */
  prepare(workshop: Workshop): Promise<RunAll>
}
