import type { Diagnostic } from '#model/diagnostic.ts'
import type { Heading } from '#model/page.ts'
import type { Undrawn } from './drawings/draw.ts'
import type { Frontmatter } from './front-matter-schema.ts'
import type { FoundLink, FoundPicture, FoundSource } from './markdown/page-env.ts'

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
  readonly sources: readonly FoundSource[]
  /** Names of the drawings in its text. */
  readonly drawings: readonly string[]
  /** Diagrams that have no drawing yet: the page is compiled again when they have. */
  readonly undrawn: readonly Undrawn[]
  /** Styles and behaviours its blocks need. */
  readonly uses: readonly string[]
  /** Source files its body links to, in the order of the marks in the body. */
  readonly refs: readonly string[]
  readonly excerpt?: string
  readonly words: number
  readonly bodyHash: string
  readonly diagnostics: readonly Diagnostic[]
}
