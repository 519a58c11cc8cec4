import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every file of a folder by its path below it, with slashes; a checked out branch is none of them. */
export function filesIn(folder: string): string[] {
  const names: string[] = []
  const visit = (path: string) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const name = path + entry.name
      if (name === '.git') continue
      if (entry.isDirectory()) visit(`${name}/`)
      else if (entry.isFile()) names.push(name)
    }
  }
  visit('')
  return names.sort()
}
