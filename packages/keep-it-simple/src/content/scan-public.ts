import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '#model/diagnostic.ts'
import { entryKind, type ScannedFolder } from './entry-kind.ts'
import { secretFile } from './secret-file.ts'

/**
 * Everything in `public/` is copied as it is, so whatever leads out of it, or is a
 * secret, is refused by name.
 */
export function scanPublic(publicDir: string): Diagnostic[] {
  if (!existsSync(publicDir)) return []
  const diagnostics: Diagnostic[] = []
  const scanned: ScannedFolder = { name: 'public', root: realpathSync(publicDir), diagnostics }
  const visit = (folder: string, path: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const absolute = join(folder, entry.name)
      const file = path + entry.name
      const kind = entryKind(scanned, entry, absolute, file)
      const secret = kind && secretFile(entry.name, kind, absolute, `public/${file}`)
      if (secret) diagnostics.push(secret)
      else if (kind === 'folder') visit(absolute, `${file}/`)
    }
  }
  visit(publicDir, '')
  return diagnostics
}
