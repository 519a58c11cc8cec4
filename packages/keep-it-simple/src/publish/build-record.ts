import { existsSync, readFileSync } from 'node:fs'
import { replaceFile } from './write-into.ts'

/** What the last build wrote, so that this one writes only what differs. */
export interface BuildRecord {
  /** Changes when every page must be drawn again. */
  readonly look: string
  readonly compress: string
  /** Page address → hash. */
  readonly pages: Readonly<Record<string, string>>
  /** Hashed files of the shell, and those of earlier ones that are retained; newest first. */
  readonly shells: readonly (readonly string[])[]
  /** Of other files that were compressed, the hash of what they held. */
  readonly packed: Readonly<Record<string, string>>
}

const NOTHING: BuildRecord = { look: '', compress: '', pages: {}, shells: [], packed: {} }

export function readBuildRecord(file: string, look: string, dist: string): BuildRecord {
  if (!existsSync(file) || !existsSync(dist)) return { ...NOTHING, look }
  const record = {
    ...NOTHING,
    ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<BuildRecord>),
  }
  return record.look === look ? record : { ...record, pages: {} }
}

export const writeBuildRecord = (file: string, record: BuildRecord): void =>
  replaceFile(file, JSON.stringify(record))

/**
 * Called before anything is written, so that nothing of a build that is killed half-way counts as
 * written. The files of earlier shells stay on record: open tabs need them.
 */
export function forgetPages(file: string, { shells }: BuildRecord): void {
  writeBuildRecord(file, { ...NOTHING, shells })
}

/** The shell's files now, then those of as many earlier shells as are retained. */
export function retainedShells(
  current: readonly string[],
  before: BuildRecord['shells'],
  keep: number,
): BuildRecord['shells'] {
  const isCurrent = (files: readonly string[]) => files.join('\n') === current.join('\n')
  return [current, ...before.filter((files) => !isCurrent(files)).slice(0, keep)]
}
