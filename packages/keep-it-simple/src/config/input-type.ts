import { settingsList } from './settings-list.ts'

/** Of these an author writes a part; the rest has defaults. */
const PARTIAL = new Set(['locks', 'deploy', 'pictures'])
/** Of these `false` stands for none. */
const OFF = new Set(['pictures'])

/**
 * The type of `site.config.ts` with the schema's sentence on every setting. Editors show no comments
 * of settings that come through `Pick` or `Partial`, so each is written out.
 */
export function inputTypeText(): string {
  const settings = settingsList().filter(({ parent }) => parent === '')
  const members = settings.map(({ key, about, isNeeded }) => {
    const whole = PARTIAL.has(key) ? `Partial<Of<'${key}'>>` : `Of<'${key}'>`
    return [
      `  /** ${about} */`,
      `  readonly ${key}${isNeeded ? '' : '?'}: ${OFF.has(key) ? `false | ${whole}` : whole}`,
    ].join('\n')
  })
  return `import type { AllSettings } from './site-settings.ts'

type Of<K extends keyof AllSettings> = Exclude<AllSettings[K], undefined>

/** Written from the schema of the settings: \`npm run goldens -- --update engine\`. */
export interface WrittenSettings {
${members.join('\n')}
}
`
}
