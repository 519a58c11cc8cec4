import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes whatever a folder holds besides these files, and the folders that are empty then: a folder
 * gives away the address of a page that is gone. A branch checked out to be pushed stays.
 */
export function removeOthers(files: Iterable<string>, dist: string): void {
  const present = new Set<string>()
  for (const file of files) present.add(file.normalize('NFC'))
  const visit = (path: string): boolean => {
    let isEmpty = true
    for (const entry of readdirSync(join(dist, path), { withFileTypes: true })) {
      const name = path + entry.name
      if (name === '.git') isEmpty = false
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
