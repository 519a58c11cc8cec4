/** S9.17: the seven Creative Commons licences and where their texts are. */
export const LICENCES = {
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC-BY-4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC-BY-NC-4.0': 'https://creativecommons.org/licenses/by-nc/4.0/',
  'CC-BY-NC-SA-4.0': 'https://creativecommons.org/licenses/by-nc-sa/4.0/',
  'CC-BY-NC-ND-4.0': 'https://creativecommons.org/licenses/by-nc-nd/4.0/',
  'CC-BY-ND-4.0': 'https://creativecommons.org/licenses/by-nd/4.0/',
  'CC-BY-SA-4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
} as const

export type LicenceId = keyof typeof LICENCES

/** S9.17 */
export const DEFAULT_LICENCE: LicenceId = 'CC-BY-4.0'

/** `CC0` is how the public-domain one is usually written. */
export function licenceId(name: string): LicenceId | undefined {
  const id = name === 'CC0' ? 'CC0-1.0' : name
  return Object.hasOwn(LICENCES, id) ? (id as LicenceId) : undefined
}

/** As people write it: `CC BY-NC-ND 4.0`. */
export const licenceLabel = (id: LicenceId): string =>
  id.replace(/^CC-/, 'CC ').replace(/^CC0-/, 'CC0 ').replace(/-(\d)/, ' $1')
