import { copiedFiles, copiedFolder } from '#config/copied-languages.ts'
import type { CopiedLanguage } from '#model/runner.ts'
import { compiledLibrary } from './python/compiled-library.ts'
import type { Release } from './release/release.ts'

/** The one file that is not copied as it is. */
const LIBRARY = 'python_stdlib.zip'

/** S7.4: what runs languages in readers' browsers, from the installed packages. Gives the files of the release. */
export async function copyLanguages(
  release: Pick<Release, 'copy'>,
  languages: readonly CopiedLanguage[],
): Promise<string[]> {
  const names: string[] = []
  for (const language of languages)
    for (const { from, name } of copiedFiles(language)) {
      const file = copiedFolder(language) + name
      release.copy(name === LIBRARY ? await compiledLibrary() : from, file)
      names.push(file)
    }
  return names
}
