import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProposedSettings } from './proposed-settings.ts'

export const SETTINGS_FILE = 'imported-settings.ts'

/** The proposal as a module that `site.config.ts` can import; the author decides what of it to take. */
const settingsModule = ({
  values,
}: ProposedSettings): string => `import type { SiteInput } from 'keep-it-simple'

// What the imported site said of itself. Take what you want into site.config.ts, or write there
// \`...imported\` as the last line of \`defineSite({ … })\`; then delete this file or keep it.
export const imported: Partial<SiteInput> = ${JSON.stringify(values, undefined, 2)}
`

/** Writes it unless there is one; gives its name, or nothing when it was not written. */
export function writeSettings(root: string, settings: ProposedSettings): string | undefined {
  const path = join(root, SETTINGS_FILE)
  if (Object.keys(settings.values).length === 0 || existsSync(path)) return undefined
  writeFileSync(path, settingsModule(settings))
  return SETTINGS_FILE
}
