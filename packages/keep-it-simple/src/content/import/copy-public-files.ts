import { copyFileSync, existsSync, lstatSync, mkdirSync, readFileSync, constants } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ProposedSettings } from './settings/proposed-settings.ts'
import type { SourceSite } from './source-site.ts'

export interface CopiedFiles {
  /** From the site's root. */
  readonly copied: readonly string[]
  readonly todo: ProposedSettings['todo']
}

/** Files that had an address have it still. What is there already stays as it is. */
export function copyPublicFiles(
  { folder, publicFiles }: Pick<SourceSite, 'folder' | 'publicFiles'>,
  publicDir: string,
): CopiedFiles {
  const copied: string[] = []
  const todo: { file: string; message: string }[] = []
  for (const [file, name] of publicFiles) {
    const source = join(folder, file)
    const path = join(publicDir, name)
    // A link could lead to any file of the machine.
    if (!lstatSync(source).isFile()) {
      todo.push({ file, message: 'It is a link to somewhere else and is not copied.' })
      continue
    }
    if (existsSync(path)) {
      if (!readFileSync(path).equals(readFileSync(source)))
        todo.push({ file, message: `public/${name} exists already and stays as it is.` })
      continue
    }
    mkdirSync(dirname(path), { recursive: true })
    copyFileSync(source, path, constants.COPYFILE_EXCL)
    copied.push(`public/${name}`)
  }
  return { copied, todo }
}
