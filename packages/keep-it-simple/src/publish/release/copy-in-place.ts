import { copyFileSync, lstatSync, mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn } from './files-in.ts'
import { MANIFEST } from './manifest.ts'
import { removeOthers } from './remove-others.ts'

/**
 * In which order files come, so that whoever reads meanwhile finds what a page needs before the page:
 * pictures, scripts and styles, then data, then documents, and last the list of all.
 */
const rank = (name: string): number =>
  name === MANIFEST
    ? 3
    : /\.html(?:\.br|\.gz)?$|^sw\.js/.test(name)
      ? 2
      : /\.json\b/.test(name)
        ? 1
        : 0

/** Where `dist/` cannot be moved: copies a release into it, file by file, and removes what is gone. */
export function copyInPlace(from: string, dist: string): void {
  const names = filesIn(from)
  for (const name of names.toSorted((a, b) => rank(a) - rank(b)))
    copyChanged(join(from, name), join(dist, name), name === MANIFEST)
  removeOthers(names, dist)
}

/**
 * One of the same size and age is the same, as it is for rsync; a copy's age is rounded to milliseconds.
 * The list of all files is copied in any case: it says which release this is.
 */
function copyChanged(from: string, to: string, inAnyCase: boolean): void {
  const source = lstatSync(from)
  const found = lstatSync(to, { throwIfNoEntry: false })
  const isSame =
    found?.isFile() && found.size === source.size && Math.abs(found.mtimeMs - source.mtimeMs) < 1
  if (isSame && !inAnyCase) return
  if (found?.isDirectory()) rmSync(to, { recursive: true })
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, `${to}.new`)
  utimesSync(`${to}.new`, source.atime, source.mtime)
  renameSync(`${to}.new`, to)
}
