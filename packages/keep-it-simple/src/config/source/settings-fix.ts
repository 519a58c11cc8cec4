import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixIn } from '#model/fix.ts'
import type { Fix } from '#model/diagnostic.ts'
import type { Position } from './settings-position.ts'

/** The edit of a word of the settings, in the line where it is written. */
export function settingsFix(
  root: string,
  { file, line }: Position,
  { before, after }: { readonly before: string; readonly after: string },
): { readonly fix?: Fix } {
  if (line === undefined) return {}
  const text = readFileSync(join(root, file), 'utf8').split(/\r\n?|\n/)[line - 1]
  return fixIn({ file, line, text }, before, after)
}
