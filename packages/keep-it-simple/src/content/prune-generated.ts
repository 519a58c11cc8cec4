import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Other shelves (drafts, the dev server) use these files too; what they lose they make again. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** Files made long ago that no page has any more; `kept` are paths in the output. */
export function pruneGenerated(
  generated: string,
  cached: ReadonlySet<string>,
  now = Date.now(),
): void {
  const names = new Set([...cached].map((path) => basename(path)))
  for (const folder of ['media', 'demo', 'notes']) {
    const path = join(generated, folder)
    if (!existsSync(path)) continue
    for (const name of readdirSync(path)) {
      // A note on a picture is called after it, with the hash behind.
      if (names.has(name) || names.has(name.replace(/\.[\da-f]{8}\.json$/, ''))) continue
      const file = join(path, name)
      if (now - statSync(file).mtimeMs > KEPT_MS) rmSync(file)
    }
  }
}
