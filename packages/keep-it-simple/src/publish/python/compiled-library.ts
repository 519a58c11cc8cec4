import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { installedVersion, packageFolder } from '#config/optional-packages.ts'

const MAKER = join(import.meta.dirname, './compile-start.ts')

/**
 * Python's standard library with what every start imports compiled already. It takes seconds to make
 * and is the same for every site, so it is kept beside the packages; where nothing can be kept there,
 * among the temporary files, because the release must be the same on every machine.
 */
export async function compiledLibrary(
  folder: string = join(dirname(packageFolder('pyodide')!), '.cache/keep-it-simple'),
): Promise<string> {
  const maker = createHash('sha256').update(readFileSync(MAKER)).digest('hex').slice(0, 8)
  const name = `python-${installedVersion('pyodide')}-${maker}.zip`
  if (existsSync(join(folder, name))) return join(folder, name)
  const file = join(isWritable(folder) ? folder : passingFolder(), name)
  await promisify(execFile)(process.execPath, [MAKER, file])
  return file
}

/** Until the build has ended. */
function passingFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kis-python-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
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
