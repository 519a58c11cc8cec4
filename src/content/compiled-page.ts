import type { Diagnostic } from '#model/diagnostic.ts'
import type { Heading } from '#model/page.ts'
import type { Frontmatter } from './front-matter-schema.ts'
import type { FoundLink, FoundPicture, Provable } from './markdown/page-env.ts'

/** What the compiler knows of one file by itself. The body stays on disk under its hash. */
export interface CompiledPage {
  /** Path below `docs/`. */
  readonly file: string
  /** Absent when the front matter could not be read: the page exists only as its diagnostics. */
  readonly frontmatter?: Frontmatter
  readonly keyLines: Readonly<Record<string, number>>
  readonly headings: readonly Heading[]
  /** Every id a link may point to. */
  readonly anchors: readonly string[]
  readonly links: readonly FoundLink[]
  readonly pictures: readonly FoundPicture[]
  /** Source files its body links to, in the order of the marks in the body. */
  readonly refs: readonly string[]
  /** Its programs and the proofs it shows: with another proof it is compiled again. */
  readonly provable: readonly Provable[]
  readonly excerpt?: string
  readonly words: number
  readonly bodyHash: string
  readonly diagnostics: readonly Diagnostic[]
}
