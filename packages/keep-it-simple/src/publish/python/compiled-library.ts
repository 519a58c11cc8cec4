import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { installedVersion, packageFolder } from '#config/optional-packages.ts'

const MAKER = join(import.meta.dirname, './compile-start.ts')

/**
 * Python's standard library with what every start imports compiled already. It takes seconds to make
 * and is the same for every site, so it is kept beside the packages; where nothing can be kept there,
 * there is none.
 */
export async function compiledLibrary(
  folder: string = join(dirname(packageFolder('pyodide')!), '.cache/keep-it-simple'),
): Promise<string | undefined> {
  const maker = createHash('sha256').update(readFileSync(MAKER)).digest('hex').slice(0, 8)
  const file = join(folder, `python-${installedVersion('pyodide')}-${maker}.zip`)
  if (existsSync(file)) return file
  if (!isWritable(folder)) return undefined
  await promisify(execFile)(process.execPath, [MAKER, file])
  return file
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
