import { constants, copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pyodidePackage, pyodideVersion } from '#config/pyodide.ts'
import { PYODIDE_FILES, pyodideFolder } from '#model/runner.ts'

/** S7.4: Python for readers' browsers, from the installed package. Gives the files below `dist`. */
export function copyPyodide(dist: string): string[] {
  const [from, version] = [pyodidePackage(), pyodideVersion()]
  if (from === undefined || version === undefined) return []
  return PYODIDE_FILES.map((name) => {
    const file = pyodideFolder(version) + name
    const [source, target] = [join(from, name), join(dist, file)]
    // The folder carries the version: a file that is there is the right one.
    if (!existsSync(target) || statSync(target).size !== statSync(source).size) {
      mkdirSync(dirname(target), { recursive: true })
      copyFileSync(source, target, constants.COPYFILE_FICLONE)
    }
    return file
  })
}
