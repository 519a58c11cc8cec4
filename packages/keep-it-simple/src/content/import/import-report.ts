import type { Diagnostic } from '#model/diagnostic.ts'
import type { Note } from './note.ts'

/** What became of one Markdown file. */
export interface FileReport {
  /** Path from the folder that is imported. */
  readonly from: string
  /** Path from the site's root; absent when it was not imported. */
  readonly to?: string
  readonly changes: readonly Note[]
  /** What needs a hand. */
  readonly todo: readonly Note[]
}

export interface ImportReport {
  readonly kind: string
  readonly folder: string
  readonly into: string
  readonly dryRun: boolean
  readonly files: readonly FileReport[]
  /** Pictures that were copied, from the site's root. */
  readonly pictures: readonly string[]
  /** Files of the folder that no imported page shows, and links that are not followed. */
  readonly left: readonly string[]
  /** What `kis check` says of the site now and did not say before. */
  readonly problems: readonly Diagnostic[]
  readonly summary: ImportSummary
}

export interface ImportSummary {
  readonly found: number
  readonly imported: number
  readonly pictures: number
  readonly changes: number
  readonly todo: number
  readonly problems: number
}

/** The sums of a report. */
export function summaryOf({
  files,
  pictures,
  problems,
}: Pick<ImportReport, 'files' | 'pictures' | 'problems'>): ImportSummary {
  return {
    found: files.length,
    imported: files.filter(({ to }) => to !== undefined).length,
    pictures: pictures.length,
    changes: files.reduce((sum, file) => sum + file.changes.length, 0),
    todo: files.reduce((sum, file) => sum + file.todo.length, 0),
    problems: problems.length,
  }
}
