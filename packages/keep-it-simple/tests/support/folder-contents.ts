import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '#publish/release/files-in.ts'

/** Every file of a folder with the hash of its bytes: two that are equal hold the same. */
export const contents = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesIn(folder).map((name) => {
      const bytes = readFileSync(join(folder, name))
      return [name, createHash('sha256').update(bytes).digest('hex')]
    }),
  )
