import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** `src` while the engine is developed, `dist` where it is installed. */
const SOURCES = dirname(import.meta.dirname)
export const SOURCES_NAME: string = basename(SOURCES)

/** Folder of the engine's package. */
export const ENGINE: string = dirname(SOURCES)

/** A module of the engine by its path without an extension, as the bundler's manifest names it. */
export function engineFile(path: string): string {
  const found = extensionOf(path)
  if (found === undefined) throw new Error(`The engine has no ${path}`)
  return `${SOURCES_NAME}/${path}${found}`
}

export const hasEngineFile = (path: string): boolean => extensionOf(path) !== undefined

const extensionOf = (path: string): string | undefined =>
  ['.tsx', '.ts', '.js'].find((extension) => existsSync(join(SOURCES, path + extension)))
