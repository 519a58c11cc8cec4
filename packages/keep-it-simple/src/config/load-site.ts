import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AuthorWords } from '#locale/words.ts'
import { compareDiagnostics, type Diagnostic } from '#model/diagnostic.ts'
import type { SiteSettings } from '#model/site-settings.ts'
import { checkInput } from './check-input.ts'
import { withIcon } from './default-icon.ts'
import type { Problem } from './explain.ts'
import { loadWords } from './load-words.ts'
import { followMessages } from './message-language.ts'
import { resolveSite } from './resolve-site.ts'
import { SettingsError } from './settings-error.ts'
import { loadFailure } from './source/load-failure.ts'
import { readJson } from './source/read-json.ts'
import { settingsFix } from './source/settings-fix.ts'
import { settingsPosition, type SettingsPlace } from './source/settings-position.ts'

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
  const written = await readInput(file, root)
  followMessages(written)
  const { input, problems } = checkInput(written)
  if (problems) throw SettingsError.of(located(problems, { root, settingsFile: file }))
  const settings = resolveSite(input)
  const site = { ...settings.site, head: withIcon(settings.site.head, root) }
  return { file, settings: { ...settings, site }, words: await loadWords(root) }
}

/** Problems with the file and the line they are at, in the order an author reads them. */
function located(problems: readonly Problem[], place: SettingsPlace): Diagnostic[] {
  return problems
    .map(({ code, path, at, message, remedy, meant }): Diagnostic => {
      const position = settingsPosition(place, path, at)
      const fix = meant && settingsFix(place.root, position, meant)
      return { severity: 'error', code, ...position, message, remedy, ...fix }
    })
    .sort(compareDiagnostics)
}

async function readInput(file: string, root: string): Promise<unknown> {
  if (file.endsWith('.json')) return readJson(file, root)
  const module = (await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw SettingsError.of([loadFailure(error, file, root)])
  })) as { default?: unknown }
  if (typeof module.default === 'object' && module.default !== null) return module.default
  throw SettingsError.of([
    {
      severity: 'error',
      code: 'no-settings',
      file: basename(file),
      message: `${basename(file)} has no settings.`,
      remedy: 'Write `export default defineSite({ … })`.',
    },
  ])
}
