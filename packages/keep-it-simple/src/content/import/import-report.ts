import type { Diagnostic } from '#model/diagnostic.ts'
import type { Note } from './note.ts'
import type { ProposedSettings } from './settings/proposed-settings.ts'

export interface ImportInput {
  /** Absolute path of what is imported. */
  readonly folder: string
  /** Folder below `docs/`; may be empty. Absent: the kind of site decides. */
  readonly into?: string
  readonly dryRun: boolean
}

/** A file that cannot be imported, and why. */
export interface FailedFile {
  readonly from: string
  readonly todo: readonly Note[]
}

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
  /** Files that keep their addresses, from the site's root. */
  readonly publicFiles: readonly string[]
  /** What the site says of itself, as settings of ours. */
  readonly settings?: ProposedSettings
  /** Where these settings were written, from the site's root. */
  readonly settingsFile?: string
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
  readonly publicFiles: number
  readonly changes: number
  readonly todo: number
  readonly problems: number
}

/** The sums of a report. */
export function summaryOf({
  files,
  pictures,
  publicFiles,
  settings,
  problems,
}: Pick<
  ImportReport,
  'files' | 'pictures' | 'publicFiles' | 'settings' | 'problems'
>): ImportSummary {
  return {
    found: files.length,
    imported: files.filter(({ to }) => to !== undefined).length,
    pictures: pictures.length,
    publicFiles: publicFiles.length,
    changes: files.reduce((sum, file) => sum + file.changes.length, 0),
    todo: files.reduce((sum, file) => sum + file.todo.length, settings?.todo.length ?? 0),
    problems: problems.length,
  }
}
