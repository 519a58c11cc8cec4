import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import type { Page } from './page.ts'

/** What a block is made of, and no part of its example. */
const OWN = /\.(?:tsx?|js|css|md|html)$/

/** The pictures and data that examples name, by where they lie beside the pages. */
export function filesBeside(pages: readonly Page[]): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>()
  for (const { file, beside } of pages) {
    if (beside === undefined) continue
    for (const entry of readdirSync(beside, { withFileTypes: true })) {
      if (!entry.isFile() || OWN.test(entry.name)) continue
      const path = join(dirname(file), entry.name)
      const bytes = readFileSync(join(beside, entry.name))
      const other = files.get(path)
      if (other && !bytes.equals(other))
        throw new Error(`Two blocks have a file ${entry.name}; give one another name.`)
      files.set(path, bytes)
    }
  }
  return files
}
