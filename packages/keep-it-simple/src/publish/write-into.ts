import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { threadId } from 'node:worker_threads'

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/**
 * Makes a file that is not there yet. One of the same name is removed first and never written into:
 * it may be a link to a file of an earlier release, whose bytes must stay. Folders are created only
 * when they turn out to be missing, which is cheaper than asking.
 */
function makeAnew(path: string, make: () => void): void {
  for (let tries = 1; ; tries++)
    try {
      return make()
    } catch (error) {
      const code = codeOf(error)
      if (tries > 3) throw error
      // An older release may have had a folder of this name, or a file where a folder must be.
      if (code === 'EEXIST' || code === 'EISDIR') rmSync(path, { recursive: true, force: true })
      else if (code === 'ENOENT' || code === 'ENOTDIR') makeFolder(dirname(path))
      else throw error
    }
}

/** Makes a folder and those above it; a file in the place of one of them goes. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST') rmSync(path)
    else if (code === 'ENOTDIR') makeFolder(dirname(path))
    else throw error
    mkdirSync(path, { recursive: true })
  }
}

export const writeInto = (path: string, content: string | Uint8Array): void =>
  makeAnew(path, () => writeFileSync(path, content, { flag: 'wx' }))

const COPY = constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE

export const copyInto = (from: string, to: string): void =>
  makeAnew(to, () => copyFileSync(from, to, COPY))

/** File systems that cannot give a file a second name, or not in that folder. */
const NO_LINKS = new Set<unknown>(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'ENOSYS', 'EACCES'])

/** Gives a file a second name; false where links are refused and it became a copy of the same age. */
export function linkInto(from: string, to: string): boolean {
  try {
    makeAnew(to, () => linkSync(from, to))
    return true
  } catch (error) {
    if (!NO_LINKS.has(codeOf(error))) throw error
    copyInto(from, to)
    const { atime, mtime } = statSync(from)
    utimesSync(to, atime, mtime)
    return false
  }
}

/** Writes a file beside the old one and moves it into place: a build that is killed leaves one of the two whole. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  // Threads and other commands may write the same file: each has one of its own to move.
  const own = `${path}.${process.pid}-${threadId}.new`
  writeFileSync(own, content)
  renameSync(own, path)
}
