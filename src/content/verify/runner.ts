import type { RunBlock } from '../markdown/runnable.ts'
import type { Outcome } from './run-program.ts'
import type { Workshop } from './workshop.ts'

/** What is needed to run programs of one language, found on this machine. */
export interface Toolchain {
  /** As pages show it: `Go 1.19.8`. */
  readonly version: string
  /** The outcome of each program, in order. */
  run(programs: readonly Program[], done: (index: number, outcome: Outcome) => void): Promise<void>
}

export type Program = Pick<RunBlock, 'code'>

export interface Runner {
  /** Whether the tools are on this machine; nothing is fetched to find out. */
  present(workshop: Workshop): boolean
  /** What to install. */
  readonly remedy: string
  prepare(workshop: Workshop): Promise<Toolchain>
}
