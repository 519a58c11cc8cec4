import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A hash of the code in one folder: what it once made is good as long as it is the same. */
export function sourcesHash(folder: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort())
    if (/\.[jt]s$/.test(name) && !/\.(?:test|d)\.[jt]s$/.test(name))
      hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}
