import type { Diagnostic } from './diagnostic.ts'

/** Where the dev server answers the desk, below the base. */
export const DESK = '/__desk/'
/** Vite's websocket brings the whole state under this name when it has changed. */
export const DESK_EVENT = 'desk:problems'
/** A header that no form of another site can send. */
export const DESK_HEADER = 'x-desk'

/** A problem as the desk shows it. */
export interface DeskProblem extends Diagnostic {
  /** Address of the page whose file it is in; absent for settings and other files. */
  readonly page?: string
  /** The same in Chinese: a page of the desk may be read in either language. */
  readonly chinese: Pick<Diagnostic, 'message' | 'remedy'> & { readonly label?: string }
}

/** What a page is besides being written. */
export type DeskMark = 'draft' | 'scheduled' | 'stale' | 'locked'

export interface DeskState {
  /** Of the whole site, errors first; the first `MAX_PROBLEMS` of them. */
  readonly problems: readonly DeskProblem[]
  readonly errors: number
  readonly warnings: number
  /** False while pages nobody asked for are still being compiled. */
  readonly isWhole: boolean
  /** By href, as it stands in lists. */
  readonly marks: Readonly<Record<string, readonly DeskMark[]>>
}

/** More than anybody reads; the counts are of all. */
export const MAX_PROBLEMS = 500

/** A page in a list of the desk. */
export interface DeskEntry {
  /** From the project's root. */
  readonly file: string
  readonly href: string
  readonly title: string
  readonly lang: string
}

export interface DeskWeek {
  /** Its Monday: `2026-11-09`. */
  readonly start: string
  readonly words: number
  readonly pages: number
}

/** What `/__desk/` shows besides the problems. */
export interface DeskReport {
  readonly pages: number
  readonly words: number
  readonly drafts: readonly DeskEntry[]
  readonly scheduled: readonly (DeskEntry & { readonly at: string })[]
  readonly locked: readonly DeskEntry[]
  /** Translations that are behind their originals. */
  readonly stale: readonly (DeskEntry & { readonly why: string })[]
  /** Pages that lack another language of the site, with the names of those languages. */
  readonly untranslated: readonly (DeskEntry & { readonly missing: readonly string[] })[]
  /** Pictures nothing refers to. */
  readonly orphans: readonly { readonly file: string; readonly bytes: number }[]
  /** Programs whose output nobody has seen since they were changed. */
  readonly proofs: readonly (DeskEntry & { readonly programs: number })[]
  /** The last of them is this week. */
  readonly weeks: readonly DeskWeek[]
}

/** What is said after a picture was saved. */
export interface SavedPicture {
  readonly file: string
  /** To be pasted into the page. */
  readonly markdown: string
  readonly width: number
  readonly height: number
  readonly bytes: number
}
