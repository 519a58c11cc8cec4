import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PieceFile } from '#search/index-files.ts'
import type { Keep } from '#search/index-manifest.ts'
import { replaceFile } from '../write-into.ts'

export const pieceName = (name: string): string => `${name}.json`

/** Files under names that change with what they hold; those of earlier builds are left alone. */
export function pieceFolder(folder: string) {
  const keep: Keep = (content) => {
    const text = JSON.stringify(content)
    const name = createHash('sha256').update(text).digest('hex').slice(0, 12)
    const path = join(folder, pieceName(name))
    if (!existsSync(path)) replaceFile(path, text)
    return name
  }
  const read = (name: string) =>
    JSON.parse(readFileSync(join(folder, pieceName(name)), 'utf8')) as PieceFile
  return { keep, read }
}
