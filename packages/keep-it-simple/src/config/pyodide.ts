import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Folder of the installed package; absent where no page of the site runs Python. */
export function pyodidePackage(): string | undefined {
  const folders = createRequire(import.meta.url).resolve.paths('pyodide') ?? []
  return folders
    .map((one) => join(one, 'pyodide'))
    .find((one) => existsSync(join(one, 'package.json')))
}

let known: string | undefined

export function pyodideVersion(): string | undefined {
  const folder = pyodidePackage()
  if (folder === undefined) return undefined
  known ??= (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string })
    .version
  return known
}
