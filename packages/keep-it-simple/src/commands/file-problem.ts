import { isBelow, pathBelow } from '#config/path-below.ts'
import { SettingsError } from '#config/settings-error.ts'

const FULL = /\b(?:ENOSPC|EDQUOT)\b/
const REFUSED = /\b(?:EROFS|EACCES|EPERM)\b/
const GONE = /\bENOENT\b/
/** As Node puts it, also where a thread has wrapped it: `…, open '/x/y'` or `…, link '/x' -> '/y'`. */
const PATH = /, (\w+) '([^']+)'(?: -> '([^']+)')?/

/** By SQLite's code: what is wrong with the store, and what to do. */
const STORE_PROBLEMS: Readonly<Record<number, readonly [message: string, remedy: string]>> = {
  5: [
    '`.content/site.db` is being written by another command.',
    'Wait until it is done, and run the command again.',
  ],
  8: [
    '`.content/site.db` may not be written.',
    'Give the user who builds the right to write the folder `.content`.',
  ],
  11: [
    '`.content/site.db` is damaged.',
    'Delete it and run the command again: nothing of yours is in it.',
  ],
  13: [
    'The disk is full: `.content/site.db` could not be written.',
    'Make room and build again; `dist/` is as it was.',
  ],
  14: [
    '`.content/site.db` cannot be opened.',
    'Give the user who builds the right to write the folder `.content`.',
  ],
}

/** What the disk or the store refused, in a sentence; anything else is given back as it is. */
export function fileProblem(error: unknown, root: string): unknown {
  if (!(error instanceof Error) || error instanceof SettingsError) return error
  const ofStore = 'errcode' in error ? STORE_PROBLEMS[Number(error.errcode) & 0xff] : undefined
  if (ofStore) return new SettingsError(...ofStore)
  const [, , first, second] = PATH.exec(error.message) ?? []
  const path = shown(second ?? first, root)
  if (FULL.test(error.message))
    return new SettingsError(
      path === undefined ? 'The disk is full.' : `The disk is full: ${path} could not be written.`,
      'Make room and build again; `dist/` is as it was.',
    )
  if (REFUSED.test(error.message) && path !== undefined)
    return new SettingsError(
      `${path} may not be read or written.`,
      'Give the user who builds the right to, and build again; `dist/` is as it was.',
    )
  if (GONE.test(error.message) && path !== undefined && isOfAuthor(first, root))
    return new SettingsError(
      `${path} was there, and is gone.`,
      'Build again once nothing else changes the folder; `dist/` is as it was.',
    )
  return error
}

const shown = (path: string | undefined, root: string): string | undefined =>
  path !== undefined && isBelow(root, path) ? pathBelow(root, path) : path

/** A file that vanishes elsewhere is a fault of ours. */
const isOfAuthor = (path: string | undefined, root: string): boolean =>
  path !== undefined &&
  isBelow(root, path) &&
  /^(?:docs|public|drawings)\//.test(pathBelow(root, path))
