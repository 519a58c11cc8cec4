import { isBelow, pathBelow } from '#config/path-below.ts'
import { SettingsError } from '#config/settings-error.ts'

const FULL = /\b(?:ENOSPC|EDQUOT)\b/
const REFUSED = /\b(?:EROFS|EACCES|EPERM)\b/
const GONE = /\bENOENT\b/
/** As Node puts it, also where a thread has wrapped it: `…, open '/x/y'` or `…, link '/x' -> '/y'`. */
const PATH = /, (\w+) '([^']+)'(?: -> '([^']+)')?/

/** What the disk refused, said in a sentence; anything else is given back as it is. */
export function fileProblem(error: unknown, root: string): unknown {
  if (!(error instanceof Error) || error instanceof SettingsError) return error
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
