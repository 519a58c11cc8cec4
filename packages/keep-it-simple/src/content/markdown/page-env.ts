import type GithubSlugger from 'github-slugger'
import type { AuthorWords } from '#locale/words.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { FixPlace } from '#model/fix.ts'
import type { Lang } from '#model/locale.ts'
import type { Palette } from '#model/palette.ts'
import type { PictureEncoding } from '#model/pictures.ts'
import type { RunnerSettings } from '#model/runner.ts'
import type { Claim } from '../claims/claim.ts'
import type { DrawingFailures, Undrawn } from '../drawings/draw.ts'
import type { Islands } from '../islands/load-islands.ts'
import type { Proof, Proofs } from '../proofs.ts'
import type { Heading, PageSettings } from '#model/page.ts'
import type { BlockSet } from './blocks/block.ts'
import type { Colours } from './code/colour-limits.ts'
import type { CodeHighlighter } from './code/highlighter.ts'
import type { HighlightCache } from './code/highlight-cache.ts'
import type { RunBlock } from './code/run-block.ts'
import type { Unencoded } from './media/variants.ts'

/** A link in the text, as the author wrote it and where. */
export interface FoundLink {
  readonly href: string
  readonly line: number
  /** Absent in front matter. */
  readonly column?: number
  /** What it says; absent in front matter, and where it shows a picture only. */
  readonly text?: string
}

/** A file that is published because of a page: its pictures, what it embeds, what was generated for it. */
export interface FoundPicture {
  /** Path below `docs/` it comes from; absent when it lies in `public/` or was generated from text alone. */
  readonly file?: string
  /** It was generated, and is published from `.content/generated/`. */
  readonly generated?: true
  readonly publicPath: string
  /** Of a file in `public/`, whose name carries no hash. */
  readonly hash?: string
}

/** A program of the page, by the key of its proof, and the proof the page shows. */
export interface Provable {
  readonly key: string
  readonly proof?: Proof
}

/** An island of the page: where links lead, and the state they may set, by its type. */
export interface FoundFigure {
  readonly id: string
  readonly shared: Readonly<Record<string, string>>
}

export interface FoundSource {
  /** Path below `docs/`; with a slash at its end, a folder whose names were read. */
  readonly file: string
  /** Hash of what was read. */
  readonly hash: string
}

export interface FoundAbbreviation {
  readonly meaning: string
  /** Line of the Markdown, counted from 0; absent for those of the whole site. */
  readonly line?: number
}

export interface FoundAnnotation {
  /** Place of its first mark among all; 0 while nothing points to it. */
  number: number
  /** Line of the Markdown, counted from 0. */
  readonly line: number
}

/** What one page's compilation knows and gathers; handed to every rule as markdown-it's `env`. */
export interface PageEnv {
  /** Path below `docs/`. */
  readonly file: string
  readonly lang: Lang
  /** The author's words of the interface, of all languages. */
  readonly words?: AuthorWords
  /** Every block of the site. */
  readonly blockSet: BlockSet
  readonly base: string
  readonly docs: string
  readonly publicDir: string
  /** Where drawings of diagrams lie, and why some could not be drawn. */
  readonly drawings: string
  readonly undrawable: DrawingFailures
  /** The site's colours, for drawings where no style sheet reaches. */
  readonly palette: Palette
  /** Names of the drawings in the text, and diagrams that have none yet. */
  readonly drawn: string[]
  readonly undrawn: Undrawn[]
  /** Where generated files lie. */
  readonly generated: string
  /** How pictures are made smaller; absent where they stay as they are. */
  readonly encoding?: PictureEncoding
  /** Pictures that were never encoded. */
  readonly unencoded: Unencoded[]
  /** Whether its pictures can be opened, or a selector for those that can (S3.4). */
  readonly viewer?: boolean | string
  /** The Markdown, line by line, and the file line its first line stands on. */
  readonly lines: readonly string[]
  readonly firstLine: number
  readonly slugger: GithubSlugger
  readonly highlighter: CodeHighlighter
  /** Blocks of code that were highlighted before. */
  readonly highlights?: HighlightCache
  /** How many characters of code may still be coloured, and with how many steps. */
  readonly colours: Colours
  /** How hidden text is uncovered unless it says so itself. */
  readonly plot?: PageSettings['plot']
  readonly headings: Heading[]
  /** Every id a link may point to, at any depth. */
  readonly anchors: string[]
  readonly links: FoundLink[]
  readonly pictures: FoundPicture[]
  /** Links to source files, resolved to addresses when all pages are known. */
  readonly refs: string[]
  readonly proofs: Proofs
  /** Who runs programs for readers; absent where nobody does. */
  readonly runners?: RunnerSettings
  /** Set where readers' browsers ask again what repositories are like, and whom. */
  readonly repositories?: { readonly service?: string }
  readonly blocks: RunBlock[]
  readonly provable: Provable[]
  /** Results that are no output of a program on the page. */
  readonly claims: Claim[]
  /** Other files its text depends on: imported code, data of a chart. */
  readonly sources: FoundSource[]
  /** Styles and scripts its blocks need, by the name of a block asset or an island. */
  readonly assets: Set<string>
  /** Components a text may hold; absent where pages are only looked at. */
  readonly islands?: Islands
  readonly figures: FoundFigure[]
  /** Names of the `:::` blocks open while parsing. */
  readonly containers: string[]
  /** What abbreviations mean: those of the site, and the page's own once met. */
  readonly abbreviations: Map<string, FoundAbbreviation>
  readonly annotations: Map<string, FoundAnnotation>
  /** Labels of annotations in the order of their marks. */
  readonly annotated: string[]
  /** Lines in which a formula left open has looked for its end. */
  readonly openMaths: { readonly from: number; readonly to: number }
  /** Names of tags that cannot stand in a page and have been reported. */
  readonly refusedTags: Set<string>
  /** Set while the excerpt is drawn. */
  readonly excerpt?: boolean
  readonly diagnostics: Diagnostic[]
}

/** markdown-it passes the environment on untyped; every call of ours gives it a `PageEnv`. */
export function pageEnv(env: unknown): PageEnv {
  return env as PageEnv
}

export function report(
  env: Pick<PageEnv, 'file' | 'diagnostics'>,
  diagnostic: Pick<Diagnostic, 'severity' | 'code' | 'message' | 'remedy' | 'fix'>,
  position: { readonly line: number; readonly column?: number },
): void {
  env.diagnostics.push({ ...diagnostic, file: `docs/${env.file}`, ...position })
}

/** A line of the file as an edit needs it; rules count lines of the joined text, as `report` does. */
export function fixPlace(
  env: Pick<PageEnv, 'file' | 'lines' | 'firstLine'>,
  line: number,
): FixPlace {
  return { file: `docs/${env.file}`, line, text: env.lines[line - env.firstLine] }
}

/** File line of a token's first line. */
export function fileLine(env: PageEnv, map: readonly [number, number] | null | undefined): number {
  return env.firstLine + (map?.[0] ?? 0)
}
