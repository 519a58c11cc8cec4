import type { LinedText } from './body/lines.ts'
import type { FailedFile } from './import-report.ts'
import type { Notes } from './note.ts'
import type { ReadPage } from './read-front-matter.ts'
import type { ProposedSettings } from './settings/proposed-settings.ts'

/** A page of the site that is imported, its front matter in terms the general conversion knows. */
export interface SourcePage {
  /** Path from the folder that is imported. */
  readonly from: string
  /** Path below `docs/`. */
  readonly to: string
  readonly page: ReadPage
  readonly notes: Notes
  /** The addresses it had. */
  readonly old: readonly string[]
  /** Of a part: the page it is read in, from which its links lead. */
  readonly linksFrom?: SourcePage
}

/** What one kind of site knows of itself. Paths of sources are from `folder`. */
export interface SourceSite {
  readonly kind: string
  /** Absolute path. */
  readonly folder: string
  readonly pages: readonly SourcePage[]
  /** Markdown that pages include. */
  readonly parts?: readonly SourcePage[]
  readonly failed: readonly FailedFile[]
  /** Files that are no pages; those nothing needs are reported. */
  readonly others: readonly string[]
  /** Files that stay at their addresses: path below `public/` by source. */
  readonly publicFiles: ReadonlyMap<string, string>
  /** The text of a page in our syntax. */
  readonly body: (page: SourcePage, markdown: string) => ConvertedBody
  /** Where else a path in a text may lead, besides beside the page and from the root. */
  readonly candidates?: (path: string, from: string) => readonly string[]
  /** The path below `docs/` of a picture a page shows. */
  readonly pictureTarget?: (picture: string, from: string) => string
  /** The id a heading had. */
  readonly anchorOf?: (heading: string) => string
  /** What stands before every address, as in `/blog/`. */
  readonly base?: string
  readonly settings?: (newAddress: (old: string) => string | undefined) => ProposedSettings
}

export interface ConvertedBody extends LinedText {
  /** Files it shows besides pictures: path below `docs/` by source. */
  readonly files?: ReadonlyMap<string, string>
}
