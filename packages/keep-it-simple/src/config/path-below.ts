import path from 'node:path'

/** The rules of one system: `path.posix` or `path.win32`. */
type System = Pick<typeof path, 'relative' | 'sep' | 'isAbsolute'>

/**
 * A file's path below a folder, with slashes: records, diagnostics and addresses are the same on every
 * system. The only place where Windows' backslashes are turned.
 */
export function pathBelow(folder: string, file: string, system: System = path): string {
  return system.relative(folder, file).split(system.sep).join('/')
}

/** Whether a file lies in a folder; a folder of a longer name beside it is another one. */
export function isBelow(folder: string, file: string, system: System = path): boolean {
  const below = system.relative(folder, file)
  return below !== '' && below.split(system.sep)[0] !== '..' && !system.isAbsolute(below)
}
