import type { Diagnostic } from '#model/diagnostic.ts'
import type { Heading } from '#model/page.ts'
import type { CoverSource } from '#model/post.ts'
import type { Undrawn } from './drawings/draw.ts'
import type { Frontmatter } from './front-matter-schema.ts'
import type { Unencoded } from './markdown/media/variants.ts'
import type {
  FoundFigure,
  FoundLink,
  FoundPicture,
  FoundSource,
  Provable,
} from './markdown/page-env.ts'

/** A program of the page: what of it is no matter of language, hashed, and its line in the file. */
interface FoundProgram {
  readonly shape: string
  readonly line: number
}

/** What the compiler knows of one file by itself. The body stays on disk under its hash. */
export interface CompiledPage {
  /** Path below `docs/`. */
  readonly file: string
  /** Absent when something is wrong with it. */
  readonly frontmatter?: Frontmatter
  /** Then: the keys that are right by themselves. */
  readonly salvaged?: Partial<Frontmatter>
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
  /** Pictures shown by their originals, because they were never encoded. */
  readonly unencoded: readonly Unencoded[]
  /** Styles and scripts its blocks need. */
  readonly assets: readonly string[]
  /** Its islands, and the bundle they were drawn with; with another one it is compiled again. */
  readonly figures?: readonly FoundFigure[]
  readonly islandBundle?: string
  /** Source files its body links to, in the order of the marks in the body. */
  readonly refs: readonly string[]
  /** Its programs and the proofs it shows: with another proof it is compiled again. */
  readonly provable: readonly Provable[]
  /** Its programs, in their order, without what is written for people: translations have the same. */
  readonly programs: readonly FoundProgram[]
  readonly excerpt?: string
  readonly coverSources?: readonly CoverSource[]
  readonly words: number
  readonly bodyHash: string
  /** Of the Markdown, which is published too: a comment changes it and not the body. */
  readonly sourceHash: string
  readonly diagnostics: readonly Diagnostic[]
}
