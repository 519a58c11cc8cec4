import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PYODIDE_FILES } from '#model/runner.ts'

/** Folder of the installed package; absent where no page of the site runs Python. */
export function pyodidePackage(): string | undefined {
  const folders = createRequire(import.meta.url).resolve.paths('pyodide') ?? []
  return folders
    .map((one) => join(one, 'pyodide'))
    .find((one) => existsSync(join(one, 'package.json')))
}

/** What a first run fetches besides scripts, as it lies on the disk. */
export function pyodideBytes(): number {
  const folder = pyodidePackage()
  if (folder === undefined) return 0
  const files = PYODIDE_FILES.filter((file) => !file.endsWith('.mjs'))
  return files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
}

let known: string | undefined

export function pyodideVersion(): string | undefined {
  const folder = pyodidePackage()
  if (folder === undefined) return undefined
  known ??= (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string })
    .version
  return known
}
