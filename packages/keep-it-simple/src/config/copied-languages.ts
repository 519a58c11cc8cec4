import { readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { COPIES, copyFolder, type CopiedLanguage, type RunPlace } from '#model/runner.ts'
import { installedVersion, packageFolder } from './optional-packages.ts'

/** A file of a package that runs a language: where it lies, and what it is called in the site. */
export interface CopiedFile {
  readonly from: string
  readonly name: string
}

/** Below the base of a site; of a package that is not installed, a folder that is not there. */
export const copiedFolder = (language: CopiedLanguage): string =>
  copyFolder(language, installedVersion(COPIES[language].package) ?? '')

/** What readers need; nothing where the package is not installed. */
export function copiedFiles(language: CopiedLanguage): CopiedFile[] {
  const folder = packageFolder(COPIES[language].package)
  if (folder === undefined) return []
  return COPIES[language].files
    .flatMap((file) => (typeof file === 'string' ? [file] : namesLike(folder, ...file)))
    .map((file) => ({ from: join(folder, file), name: basename(file) }))
}

function namesLike(folder: string, start: string, end: string): string[] {
  const inside = dirname(start)
  return readdirSync(join(folder, inside))
    .filter((name) => name.startsWith(basename(start)) && name.endsWith(end))
    .map((name) => `${inside}/${name}`)
}

/** What a first run fetches besides scripts, as it lies on the disk. */
export const copiedBytes = (language: CopiedLanguage): number =>
  copiedFiles(language)
    .filter(({ name }) => !/\.m?js$/.test(name))
    .reduce((sum, { from }) => sum + statSync(from).size, COPIES[language].added ?? 0)

const known = new Map<CopiedLanguage, number>()

/** Where readers find it, and what a first run fetches. */
export function copiedPlace(language: CopiedLanguage, base: string): RunPlace {
  const bytes = known.get(language) ?? copiedBytes(language)
  known.set(language, bytes)
  return { url: base + copiedFolder(language), bytes, download: COPIES[language].download }
}
