import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { linkInto } from '../write-into.ts'
import { readBuildRecord, writeBuildRecord } from './build-record.ts'
import type { ReleaseFolders } from './folders.ts'
import { buildIn, type FileNote } from './manifest.ts'
import { swapIn, type Swapped } from './swap.ts'

/**
 * Publishes the last release again. The hashed files of the one that goes are put beside it first, and
 * noted for the next build: tabs that are open ask for them.
 */
export function rollBack(folders: ReleaseFolders): Swapped {
  const { dist, last, record } = folders
  const [from, to] = [dist, last].map((folder) => readBuildRecord(folder, folders)) as [
    Known,
    Known,
  ]
  const files: Record<string, FileNote> = { ...to.files }
  for (const file of from.shells.flat())
    for (const name of [file, `${file}.br`, `${file}.gz`]) {
      const note = from.files[name]
      if (!note || name in files || !existsSync(join(dist, name))) continue
      linkInto(join(dist, name), join(last, name))
      files[name] = note
    }
  const isNew = (shell: readonly string[]) => !to.shells.some((own) => own.join() === shell.join())
  const shells = [...to.shells, ...from.shells.filter(isNew)]
  const build = buildIn(last)
  if (build !== undefined) writeBuildRecord(record(build), { ...to, shells, files })
  return swapIn(folders, 'last')
}

type Known = ReturnType<typeof readBuildRecord>
