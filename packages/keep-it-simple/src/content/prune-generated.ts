import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Other page stores (drafts, the dev server) need these files too; a removed one is generated again. */
const MAX_AGE = 30 * 24 * 60 * 60 * 1000

/** Removes old files that no page has any more; `published` are paths in the output. */
export function pruneGenerated(
  generated: string,
  published: ReadonlySet<string>,
  now = Date.now(),
): void {
  const names = new Set([...published].map((path) => basename(path)))
  for (const folder of ['media', 'demo', 'notes']) {
    const path = join(generated, folder)
    if (!existsSync(path)) continue
    for (const name of readdirSync(path)) {
      // A note on a picture is called after it, with the hash behind.
      if (names.has(name) || names.has(name.replace(/\.[\da-f]{8}\.json$/, ''))) continue
      const file = join(path, name)
      if (now - statSync(file).mtimeMs > MAX_AGE) rmSync(file)
    }
  }
}
