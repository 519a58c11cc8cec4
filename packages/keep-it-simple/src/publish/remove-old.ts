import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DeploySettings } from '#model/deploy.ts'
import { compressedNames } from './compress.ts'

/** Beside the pages: the search index, which its own builder cleans up, and a branch checked out to be pushed. */
const OTHERS = new Set(['search-index', '.git'])

/**
 * Removes whatever `dist/` holds that is not a file of this build, and the folders that are empty
 * then: a folder gives away the address of a page that is gone. It goes by what lies there, not by
 * what an earlier build remembers, because a build that was killed remembers nothing.
 */
export function removeOld(
  files: Iterable<string>,
  dist: string,
  compress: DeploySettings['compress'],
): void {
  const present = new Set<string>()
  for (const file of files)
    for (const name of compressedNames(file, compress)) present.add(name.normalize('NFC'))
  const visit = (path: string): boolean => {
    let isEmpty = true
    for (const entry of readdirSync(join(dist, path), { withFileTypes: true })) {
      const name = path + entry.name
      if (OTHERS.has(name)) isEmpty = false
      else if (entry.isDirectory()) {
        if (visit(`${name}/`)) rmdirSync(join(dist, name))
        else isEmpty = false
      } else if (entry.isFile() && present.has(name.normalize('NFC'))) isEmpty = false
      else rmSync(join(dist, name))
    }
    return isEmpty
  }
  visit('')
}
