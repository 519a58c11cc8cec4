import { existsSync, readFileSync, rmSync } from 'node:fs'
import { replaceFile } from '../write-into.ts'
import type { ReleaseFolders } from './folders.ts'

/** What is being done to the published folder, written down before it begins. */
export interface Journal {
  /** Which folder changes places with it. */
  readonly with: 'next' | 'last'
  /** The release that is published then. */
  readonly build: string
  /** Whether what was published becomes the last release, or is the same and goes. */
  readonly keeps: boolean
}

export const writeJournal = ({ journal }: ReleaseFolders, entry: Journal): void =>
  replaceFile(journal, JSON.stringify(entry))

export const readJournal = ({ journal }: ReleaseFolders): Journal | undefined =>
  existsSync(journal) ? (JSON.parse(readFileSync(journal, 'utf8')) as Journal) : undefined

export const closeJournal = ({ journal }: ReleaseFolders): void => rmSync(journal, { force: true })
