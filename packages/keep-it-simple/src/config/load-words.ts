import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AuthorWords, PartialWords } from '#locale/words.ts'
import { SettingsError } from './settings-error.ts'

const FILE = /^([\w-]+)\.(?:ts|mts|js|mjs)$/

/** `locale/ja-JP.ts` in the author's folder holds the words of Japanese, as its default export. */
export async function loadWords(root: string): Promise<AuthorWords> {
  const folder = join(root, 'locale')
  const words: Record<string, PartialWords> = {}
  if (!existsSync(folder)) return words
  for (const name of readdirSync(folder).toSorted()) {
    const lang = FILE.exec(name)?.[1]
    if (lang === undefined) continue
    const module = (await import(pathToFileURL(join(folder, name)).href)) as { default?: unknown }
    if (typeof module.default !== 'object' || module.default === null)
      throw new SettingsError(
        `locale/${name} has no words.`,
        'Write `export default defineLocale({ interface: { … } })`.',
      )
    words[lang] = module.default
  }
  return words
}
