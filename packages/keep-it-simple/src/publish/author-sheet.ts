import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { normalizePath } from './normalize-path.ts'

/**
 * The author's `theme.css` in the last layer, so that a plain class in it wins over any rule of ours.
 * A sheet that imports it says so: a layer around the text of it would forbid it imports of its own.
 */
export function writeAuthorSheet(theme: string, folder: string): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'author.css')
  const path = normalizePath(relative(folder, theme)).replace(/["\\]/g, (one) => `\\${one}`)
  writeFileSync(file, `@import url("${path}") layer(author);\n`)
  return file
}
