import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** What tools write: not the author's. */
const GENERATED = new Set(['node_modules', '.content', 'dist', 'package-lock.json'])

/** Each file of the author's and its hash. */
export function authorFiles(root: string, below = ''): Record<string, string> {
  const files: Record<string, string> = {}
  for (const entry of readdirSync(join(root, below), { withFileTypes: true })) {
    const name = join(below, entry.name)
    if (below === '' && GENERATED.has(entry.name)) continue
    if (entry.isDirectory()) Object.assign(files, authorFiles(root, name))
    else
      files[name.replaceAll(sep, '/')] = createHash('sha256')
        .update(readFileSync(join(root, name)))
        .digest('hex')
  }
  return files
}

/** Space on the disk in MB, as `du` counts it. */
export function diskUse(folder: string): number {
  let bytes = 0
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const { blocks, size } = lstatSync(join(entry.parentPath, entry.name))
    bytes += blocks === undefined ? size : blocks * 512
  }
  return bytes / 1024 / 1024
}

/** Packages by the space they take, the largest first. */
export function installedPackages(root: string): (readonly [string, number])[] {
  const lock = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>
  }
  return Object.keys(lock.packages)
    .map((path) => [path.replace(/^node_modules\//, ''), diskUse(join(root, path))] as const)
    .sort(([, a], [, b]) => b - a)
}
