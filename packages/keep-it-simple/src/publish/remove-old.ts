import { rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dataFile, htmlFile, markdownFile } from '#model/path.ts'
import { removeFile } from './compress.ts'
import type { Printed } from './printed.ts'

/** What the build before wrote and this one did not, and the folders that are empty then. */
export function removeOld(
  before: Pick<Printed, 'pages' | 'extras' | 'shells'>,
  pages: Readonly<Record<string, string>>,
  kept: ReadonlySet<string>,
  dist: string,
): void {
  const old = [...Object.keys(before.pages).flatMap(filesOf), ...before.extras]
  // An old address may have become a page: what was a redirect is one of its files now.
  const present = new Set(Object.keys(pages).flatMap(filesOf))
  for (const file of [...old, ...before.shells.flat()]) {
    if (kept.has(file) || present.has(file)) continue
    removeFile(join(dist, file))
    removeEmpty(dirname(file), dist)
  }
}

/** A folder tells the address of a page that is gone. */
function removeEmpty(folder: string, dist: string): void {
  for (let path = folder; path !== '.'; path = dirname(path)) {
    try {
      rmdirSync(join(dist, path))
    } catch {
      return
    }
  }
}

/** What lies in `dist/` for one address. */
function filesOf(path: string): string[] {
  const markdown = markdownFile(path)
  return [htmlFile(path), dataFile(path), ...(markdown === undefined ? [] : [markdown])]
}
