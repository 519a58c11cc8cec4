import type { Answer } from '../../src/run-program.ts'

export interface Attempt {
  readonly name: string
  readonly language: 'go' | 'rust' | 'kotlin'
  readonly code: string
  readonly input?: string
  /** What must be so; a program prints `GOT` when it reached what it must not reach. */
  readonly held: (answer: Answer & { readonly printed: string; readonly took: number }) => boolean
}
