import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Bodies no page has any more are removed, so that `.content/` does not grow with every edit. */
export function pruneBodies(out: string, hashes: ReadonlySet<string>): void {
  const folder = join(out, 'bodies')
  for (const part of readdirSync(folder)) {
    for (const name of readdirSync(join(folder, part))) {
      if (!hashes.has(name.slice(0, -'.json'.length))) rmSync(join(folder, part, name))
    }
  }
}
