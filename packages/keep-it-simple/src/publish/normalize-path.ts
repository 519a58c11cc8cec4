import { posix, sep } from 'node:path'

/** A path as the bundler names it, without loading the bundler: most builds need none. */
export const normalizePath = (path: string): string =>
  posix.normalize(sep === '\\' ? path.replaceAll('\\', '/') : path)
