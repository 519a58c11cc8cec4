import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Fix } from '#model/diagnostic.ts'
import { fileInside } from './inside-site.ts'

export type Applied = 'done' | 'no-file' | 'changed'

/** Makes the edit if its line still holds what it is to replace. Line ends stay as they are. */
export function applyFix(root: string, fix: Fix): Applied {
  const file = fileInside(root, fix.file)
  if (file === undefined) return 'no-file'
  const text = readFileSync(file, 'utf8')
  // Lines and what ends them, one after the other.
  const parts = text.split(/(\r\n?|\n)/)
  const index = (fix.line - 1) * 2
  const line = parts[index]
  if (line === undefined || fix.before === '' || !line.includes(fix.before)) return 'changed'
  parts[index] = line.replace(fix.before, () => fix.after)
  // An editor that looks meanwhile sees the old file or the new one, never half of it.
  const fresh = join(dirname(file), `.${basename(file)}.fix`)
  writeFileSync(fresh, parts.join(''), { mode: statSync(file).mode, flag: 'w' })
  renameSync(fresh, file)
  return 'done'
}
