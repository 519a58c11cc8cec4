import { constants, copyFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PYODIDE_FILES, pyodideFolder } from '#model/runner.ts'
import type { SiteConfig } from '#model/site.ts'

/** S7.4: Python for readers' browsers, from the installed package. Gives the files below `dist`. */
export function copyPyodide(site: SiteConfig, dist: string): string[] {
  if (site.runners?.python === false) return []
  const from = dirname(fileURLToPath(import.meta.resolve('pyodide/package.json')))
  const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as {
    version: string
  }
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
