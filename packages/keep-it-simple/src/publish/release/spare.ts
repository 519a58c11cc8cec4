import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseFolders } from './folders.ts'
import { MANIFEST } from './manifest.ts'

/**
 * Begins the next release with the folder of the one before the last, where there is one: nearly all of
 * its files are those of the release before already, so that an edit makes a few links and not one for
 * every file of the site. What the release before has no name for goes at once: no clock decides about
 * it. Gives the time; nothing where the release begins empty.
 */
export function takeSpare(
  { spare, next }: ReleaseFolders,
  isUsable: boolean,
  isBefore: (name: string) => boolean,
): number | undefined {
  if (!isUsable) rmSync(spare, { recursive: true, force: true })
  if (!existsSync(spare)) return undefined
  // Without its list it is no release any more, whatever happens now.
  rmSync(join(spare, MANIFEST), { force: true })
  const visit = (path: string) => {
    for (const entry of readdirSync(join(spare, path), { withFileTypes: true })) {
      const name = path + entry.name
      if (entry.isDirectory()) visit(`${name}/`)
      else if (!isBefore(name)) rmSync(join(spare, name))
    }
  }
  visit('')
  renameSync(spare, next)
  return Date.now()
}
