import type { RunLanguage } from '#model/runnable.ts'

/** A program and the output the page claims for it. */
export interface RunBlock {
  readonly language: RunLanguage
  readonly code: string
  readonly output: string
  /** It is meant to fail: to be refused by the compiler, or to end with an error. */
  readonly fails: boolean
  /** What it reads from its standard input. */
  readonly input?: string
  /** The text of a file that is run first. */
  readonly setup?: string
  /** Programs of its session that stand above it; they run before it, each time. */
  readonly before?: readonly string[]
  /** The version that printed this, where it is not the present one. */
  readonly was?: string
  /** File lines of the two fences. */
  readonly line: number
  readonly outputLine: number
}
