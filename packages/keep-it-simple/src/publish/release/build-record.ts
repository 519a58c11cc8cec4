import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { replaceFile } from '../write-into.ts'
import type { ReleaseFolders } from './folders.ts'
import { buildIn, type FileNote } from './manifest.ts'

/** What a build knows of the release it printed, so that the next one prints only what differs. */
export interface BuildRecord {
  /** Changes when every page must be drawn again. */
  readonly look: string
  /** How files were packed. */
  readonly packing: string
  /** Page address → hash. */
  readonly pages: Readonly<Record<string, string>>
  /** Hashed files of the shell, and those of earlier ones that are retained; newest first. */
  readonly shells: readonly (readonly string[])[]
  /** Every file but the manifest. */
  readonly files: Readonly<Record<string, FileNote>>
  /** Of files that were copied: size and age of the one they were copied from. */
  readonly copied: Readonly<Record<string, string>>
  /** Settings of hosts that go with it, by name. */
  readonly hosts: Readonly<Record<string, string>>
}

export const NOTHING: BuildRecord = {
  look: '',
  packing: '',
  pages: {},
  shells: [],
  files: {},
  copied: {},
  hosts: {},
}

/** The record this process has written, and the file it became: it has megabytes, and is asked for at once. */
let written:
  | { readonly file: string; readonly stamp: string; readonly record: BuildRecord }
  | undefined

/** The record of the release in a folder; without one, nothing there can be trusted to be ours. */
export function readBuildRecord(folder: string, { record }: ReleaseFolders): BuildRecord {
  const build = buildIn(folder)
  const file = build === undefined ? undefined : record(build)
  if (file === undefined || !existsSync(file)) return NOTHING
  if (written?.file === file && written.stamp === stampOf(file)) return written.record
  return { ...NOTHING, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<BuildRecord>) }
}

export function writeBuildRecord(file: string, record: BuildRecord): void {
  mkdirSync(dirname(file), { recursive: true })
  replaceFile(file, JSON.stringify(record))
  written = { file, stamp: stampOf(file), record }
}

function stampOf(file: string): string {
  const { size, mtimeMs, ino } = statSync(file)
  return `${size} ${mtimeMs} ${ino}`
}

/** Records of releases that are nowhere any more. */
export function pruneRecords({ home, dist, last, record }: ReleaseFolders): void {
  const needed = new Set([dist, last].map((folder) => record(buildIn(folder) ?? '')))
  for (const name of readdirSync(home))
    if (/^[\da-f]{16}\.json/.test(name) && !needed.has(join(home, name))) rmSync(join(home, name))
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
