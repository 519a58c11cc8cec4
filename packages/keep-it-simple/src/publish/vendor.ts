import { join } from 'node:path'
import { pyodidePackage, pyodideVersion } from '#config/pyodide.ts'
import { PYODIDE_FILES, pyodideFolder } from '#model/runner.ts'
import type { Release } from './release/release.ts'

/** S7.4: Python for readers' browsers, from the installed package. Gives the files of the release. */
export function copyPyodide(release: Pick<Release, 'copy'>): string[] {
  const [from, version] = [pyodidePackage(), pyodideVersion()]
  if (from === undefined || version === undefined) return []
  return PYODIDE_FILES.map((name) => {
    const file = pyodideFolder(version) + name
    release.copy(join(from, name), file)
    return file
  })
}
