import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** The files of a folder by their paths in it; hidden ones as well, for hosts read some. */
export function listHidden(folder: string, path: string): ReadonlyMap<string, string> {
  const root = join(folder, path)
  if (!existsSync(root)) return new Map()
  return new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '.DS_Store')
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .split(sep)
          .join('/'),
      )
      .sort()
      .map((name) => [`${path}/${name}`, name]),
  )
}
