import { hasPart, installCommand, type OptionalPart } from '#config/optional-packages.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { canonicalLanguage } from '#model/language.ts'
import type { PressSettings } from './settings.ts'

type Complaint = readonly [name: string, value: string, remedy: string]

/**
 * Settings that would spoil every page at once. They are looked at before any page, so that one slip
 * of the pen is told once, where it was made.
 */
export function checkSettings({ site, collections, words = {} }: PressSettings): Diagnostic[] {
  const parts = [
    ...missing('cards', site.cards, 'cards'),
    ...missing('comments', site.comments !== undefined, 'comments'),
  ]
  const places = site.locales.flatMap(({ prefix, lang }, index): (Complaint | undefined)[] => [
    slashed('prefix', prefix),
    spelled('lang', lang),
    // Menus, search and feeds tell languages apart by their tags.
    site.locales.findIndex((one) => one.lang === lang) === index
      ? undefined
      : ['lang', lang, 'Each language has one entry in `locales`; give this one another tag.'],
  ])
  const links = collections.flatMap((one) =>
    one.type === 'post'
      ? [
          slashed('link', one.link),
          slashed('linkPrefix', one.linkPrefix),
          slashed('tagsLink', one.tagsLink),
          slashed('archivesLink', one.archivesLink),
          slashed('categoriesLink', one.categoriesLink),
        ]
      : [slashed('linkPrefix', one.linkPrefix)],
  )
  return [
    ...told('site.config.ts', [
      slashed('base', site.base),
      isOrigin(site.origin)
        ? undefined
        : ['origin', site.origin, 'Write the host alone, like `https://blog.example.org`.'],
      isTimeZone(site.timeZone)
        ? undefined
        : ['timeZone', site.timeZone, 'Write a zone of the IANA list, like `Asia/Shanghai`.'],
      ...places,
    ]),
    ...told('site.config.ts', links),
    ...Object.keys(words).flatMap((lang) => told(`locale/${lang}.ts`, [spelled('words', lang)])),
    ...parts,
  ]
}

/** A setting that asks for a package only some sites install. */
function missing(setting: string, isSet: boolean, part: OptionalPart): Diagnostic[] {
  if (!isSet || hasPart(part)) return []
  return [
    {
      severity: 'error',
      code: 'missing-package',
      file: 'site.config.ts',
      message: `\`${setting}\` needs a package that is not installed.`,
      remedy: `Run \`${installCommand(part)}\`, or leave the setting out.`,
    },
  ]
}

function told(file: string, complaints: readonly (Complaint | undefined)[]): Diagnostic[] {
  return complaints
    .filter((one) => one !== undefined)
    .map(([name, value, remedy]) => ({
      severity: 'error',
      code: 'bad-setting',
      file,
      message: `\`${name}\` cannot be \`${value}\`.`,
      remedy,
    }))
}

function slashed(name: string, value: string): Complaint | undefined {
  const right = /^\/(?:[^/\s?#]+\/)*$/.test(value)
  const better = `/${value.split('/').filter(Boolean).join('/')}/`.replace('//', '/')
  return right ? undefined : [name, value, `Begin and end it with a slash: \`${better}\`.`]
}

function spelled(name: string, lang: string): Complaint | undefined {
  const canonical = canonicalLanguage(lang)
  if (canonical === lang) return undefined
  const better = canonical ?? canonicalLanguage(lang.replaceAll('_', '-'))
  return [
    name,
    lang,
    better === undefined
      ? 'Write a language tag (BCP 47), like `en-US`, `ja` or `zh-Hant-TW`.'
      : `Write the language tag as \`${better}\`.`,
  ]
}

/** Addresses are `origin` and what follows it: a slash at its end would be written twice. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text.toLowerCase()

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}
