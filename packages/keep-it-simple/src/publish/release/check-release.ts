import { lstatSync, readdirSync, readFileSync, rmSync, type Dirent } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { LeakScan } from './leak-scan.ts'
import { MANIFEST, sha256, type FileNote } from './manifest.ts'
import { INDEX, type Release } from './release.ts'

const PACKED = /\.(?:br|gz)$/

const wrong = (code: string, file: string, message: string, remedy: string): Diagnostic => ({
  severity: 'error',
  code,
  file: `dist/${file}`,
  message,
  remedy,
})
const AGAIN = 'Build again; if it comes back, report it as a bug of the engine.'

/**
 * Looks at a release before it is published: everything that was announced is there, nothing else
 * is, all of it files, and nothing secret in what is new. Gives what is known of its files.
 */
export function checkRelease(
  release: Release,
  leaks: LeakScan,
): { readonly files: ReadonlyMap<string, FileNote>; readonly problems: readonly Diagnostic[] } {
  const problems: Diagnostic[] = []
  const files = new Map<string, FileNote>()
  const seen = new Set<string>()
  const { announced } = release
  /** Gives the number of entries that stay; folders older releases needed go with their files. */
  const visit = (path: string): number => {
    let count = 0
    for (const entry of readdirSync(join(release.folder, path), { withFileTypes: true })) {
      const name = path + entry.name
      const isKept = entry.isDirectory() ? visit(`${name}/`) > 0 : isFileKept(name, entry)
      if (isKept) count++
      else rmSync(join(release.folder, name), { recursive: true })
    }
    return count
  }
  const isFileKept = (name: string, entry: Dirent): boolean => {
    const known = release.announcedName(name)
    const isAnnounced = announced.has(known)
    const note = release.linked.get(name) ?? look(name, isAnnounced && entry.isFile())
    if (note === undefined) return false
    if (!entry.isFile())
      problems.push(wrong('release-entry', name, 'This is a link or a device, and no file.', AGAIN))
    else if (!isAnnounced)
      problems.push(
        wrong('release-unknown', name, 'No page has this file, and nothing asked for it.', AGAIN),
      )
    else {
      seen.add(known)
      files.set(name, note)
    }
    return true
  }
  /** What is known of a file that was written; nothing where an older release has left it behind. */
  const look = (name: string, isWanted: boolean): FileNote | undefined => {
    const path = join(release.folder, name)
    const { size, mtimeMs, ino } = lstatSync(path)
    const before = Object.hasOwn(release.before.files, name)
      ? release.before.files[name]!
      : undefined
    const isBefore = before?.[0] === size && before[1] === mtimeMs && before[2] === ino
    if (isWanted && isBefore) return before
    // Nobody asks for it any more.
    if (!isWanted && before && release.takenAt !== undefined) return undefined
    const isTaken = name.startsWith(INDEX) || release.fresh.has(name)
    if (isOlder(mtimeMs, release) && !(isWanted && isTaken)) return undefined
    if (!isWanted) return [size, mtimeMs, ino, '']
    const bytes = readFileSync(path)
    // A packed copy holds what the file beside it holds.
    const original = name.replace(PACKED, '')
    if (original === name || !announced.has(original)) leaks.scan(name, bytes)
    return [size, mtimeMs, ino, sha256(bytes)]
  }
  visit('')
  if (files.has(MANIFEST))
    problems.push({
      severity: 'error',
      code: 'release-name',
      file: `public/${MANIFEST}`,
      message: 'The list of the files of a release has this name.',
      remedy: 'Give your file another name.',
    })
  for (const name of announced.keys())
    if (!seen.has(name) && !PACKED.test(name))
      problems.push(
        wrong('release-missing', name, 'A page needs this file, and it was not written.', AGAIN),
      )
  return { files, problems: [...problems, ...leaks.problems()] }
}

/** Clocks of file systems stand still for some milliseconds. */
const TICK = 20

/** Whether a file was there when the folder of an older release was taken for this one. */
const isOlder = (mtimeMs: number, { takenAt }: Release): boolean =>
  takenAt !== undefined && mtimeMs < takenAt - TICK
