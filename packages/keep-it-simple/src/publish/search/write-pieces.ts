import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DeploySettings } from '#model/deploy.ts'
import { compressFile } from '../compress.ts'
import { replaceFile, writeInto } from '../write-into.ts'

type Compress = DeploySettings['compress']

/** Writes a file of the index, and what hosts send in its place. */
export function writePiece(path: string, content: unknown, compress: Compress): void {
  const text = JSON.stringify(content)
  writeInto(path, text)
  compressFile(path, text, compress, 'piece')
}

/** Files under names that change with what they hold; those of earlier builds are left alone. */
export function pieceKeeper(folder: string, compress: Compress, names: Set<string>) {
  return (content: unknown): string => {
    const text = JSON.stringify(content)
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16)
    const name = `${hash}.json`
    names.add(name)
    const path = join(folder, name)
    if (!existsSync(path)) {
      // The file itself comes last and at once: where it is there, all of it is.
      compressFile(path, text, compress, 'piece')
      replaceFile(path, text)
    }
    return name
  }
}
