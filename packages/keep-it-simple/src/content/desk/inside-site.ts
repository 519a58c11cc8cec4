import { existsSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'

/** Not the author's words: packages, what is generated, git, and passwords. */
const NOT_OURS = /^(?:node_modules|dist|\.[^/\\]*)(?:[/\\]|$)/

/** The file a browser names by its path from the root, if it is one of the author's and lies there really. */
export function fileInside(root: string, path: string): string | undefined {
  if (path === '' || isAbsolute(path) || path.includes('\0')) return undefined
  const file = join(root, path)
  if (!existsSync(file) || !statSync(file).isFile()) return undefined
  return isInside(root, file) ? file : undefined
}

/** Whether a path stays in the author's folder with every symbolic link followed. */
export function isInside(root: string, file: string): boolean {
  const path = relative(realpathSync(root), realpathSync(file))
  return !path.startsWith(`..${sep}`) && path !== '..' && !isAbsolute(path) && !NOT_OURS.test(path)
}
