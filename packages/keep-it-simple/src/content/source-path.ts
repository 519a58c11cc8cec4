import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Where a page's file lies. Files are called by one form of Unicode here, and on the disk by the form
 * of the system that made them: a folder from a Mac has names taken apart.
 */
export function sourcePath(docs: string, file: string): string {
  const plain = join(docs, file)
  if (existsSync(plain)) return plain
  let folder = docs
  for (const part of file.split('/')) {
    const names = existsSync(folder) ? readdirSync(folder) : []
    folder = join(folder, names.find((name) => name.normalize('NFC') === part) ?? part)
  }
  return folder
}
