import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AuthorWords } from '#locale/words.ts'
import type { SiteInput, SiteSettings } from '#model/site-settings.ts'
import { withIcon } from './default-icon.ts'
import { loadWords } from './load-words.ts'
import { resolveSite } from './resolve-site.ts'
import { SettingsError } from './settings-error.ts'

/** Where an author's settings may stand, in this order. */
const NAMES = [
  'site.config.ts',
  'site.config.mts',
  'site.config.js',
  'site.config.mjs',
  'site.config.json',
]

export interface LoadedSite {
  /** Absolute path of the settings. */
  readonly file: string
  readonly settings: SiteSettings
  /** The author's words of the interface, by language. */
  readonly words: AuthorWords
}

/** The settings of the site in a folder. */
export async function loadSite(root: string): Promise<LoadedSite> {
  const file = NAMES.map((name) => join(root, name)).find((path) => existsSync(path))
  if (file === undefined)
    throw new SettingsError(
      `There is no site.config.ts in ${root}.`,
      'Run the command in the folder of a site, or name it with `--root`.',
    )
  const settings = resolveSite(await readInput(file))
  const site = { ...settings.site, head: withIcon(settings.site.head, root) }
  return { file, settings: { ...settings, site }, words: await loadWords(root) }
}

async function readInput(file: string): Promise<SiteInput> {
  if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8')) as SiteInput
  const module = (await import(pathToFileURL(file).href)) as { default?: unknown }
  if (typeof module.default !== 'object' || module.default === null)
    throw new SettingsError(
      `${basename(file)} has no settings.`,
      'Write `export default defineSite({ … })`.',
    )
  return module.default as SiteInput
}
