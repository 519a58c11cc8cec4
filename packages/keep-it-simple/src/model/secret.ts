import type { Diagnostic } from './diagnostic.ts'

/** A text that no published file may hold. */
export interface Secret {
  readonly text: string
  /** What is said where a file holds it; never the text itself. */
  readonly problem: Pick<Diagnostic, 'code' | 'message' | 'remedy'>
  /** Whether it is no secret where a page that everybody may read says it too. */
  readonly unlessPublic?: boolean
}
