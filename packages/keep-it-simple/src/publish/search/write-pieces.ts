import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeploySettings } from '#model/deploy.ts'
import type { PieceFile } from '#search/index-files.ts'
import type { Keep } from '#search/index-manifest.ts'
import { compressFile } from '../compress.ts'
import { replaceFile } from '../write-into.ts'

export const pieceName = (name: string): string => `${name}.json`

/** Files under names that change with what they hold; those of earlier builds are left alone. */
export function pieceFolder(folder: string, compress: DeploySettings['compress']) {
  const keep: Keep = (content) => {
    const text = Buffer.from(JSON.stringify(content))
    const name = createHash('sha256').update(text).digest('hex').slice(0, 12)
    const path = join(folder, pieceName(name))
    if (!existsSync(path)) {
      // The file itself comes last and at once: where it is there, all of it is.
      compressFile(path, text, compress, 'piece')
      replaceFile(path, text)
    }
    return name
  }
  const read = (name: string) =>
    JSON.parse(readFileSync(join(folder, pieceName(name)), 'utf8')) as PieceFile
  return { keep, read }
}
