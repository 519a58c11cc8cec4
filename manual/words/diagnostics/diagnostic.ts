import type { Both, Lang } from '../../reference/page.ts'

/** What is wrong, and what to do. */
type Explained = Readonly<Record<Lang, readonly [about: string, remedy: string]>> & {
  /** What it says, where the sources only put it together when they run. */
  readonly says?: readonly [message: string, remedy: string]
}

/** A page of diagnostics. */
export interface DiagnosticGroup {
  readonly slug: string
  readonly title: Both
  readonly description: Both
  readonly codes: Readonly<Record<string, Explained>>
}
