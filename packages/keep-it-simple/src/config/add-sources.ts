import type { Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Takes the modules, styles and data of a file or folder into a hash, tests excepted. */
export function addSources(hash: Hash, path: string): void {
  if (!existsSync(path)) return
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) addSources(hash, join(path, name))
  } else if (/(?<!\.test)\.(?:[jt]sx?|css|json)$/.test(path))
    hash.update(basename(path)).update(readFileSync(path))
}
