import { copiedFiles, copiedFolder } from '#config/copied-languages.ts'
import type { CopiedLanguage } from '#model/runner.ts'
import type { Release } from './release/release.ts'

/** S7.4: what runs a language in readers' browsers, from the installed package. Gives the files of the release. */
export function copyLanguage(release: Pick<Release, 'copy'>, language: CopiedLanguage): string[] {
  return copiedFiles(language).map(({ from, name }) => {
    const file = copiedFolder(language) + name
    release.copy(from, file)
    return file
  })
}
