import { hasPart, installCommand, type OptionalPart } from '#config/optional-packages.ts'
import { checkClients } from '#config/author/client-export.ts'
import { authorSlots, checkSlots } from '#config/author/slots.ts'
import { settingsPosition } from '#config/source/settings-position.ts'
import type { PostCollection } from '#model/collection.ts'
import { fontPackages } from '#model/fonts.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { canonicalLanguage, languageRemedy } from '#model/language.ts'
import type { CompilerSettings } from './settings.ts'

/**
 * What is wrong with settings that are right by themselves (`config/schema` checks that): looked at
 * before any page, so that one mistake is reported once, at its place.
 */
export function checkSettings(settings: CompilerSettings): Diagnostic[] {
  const { site, collections } = settings
  return [
    ...missing(settings, 'cards', site.cards, 'cards'),
    ...missing(settings, 'fonts', Boolean(site.fonts), 'fonts', fontPackages(site)),
    ...missing(settings, 'comments', site.comments !== undefined, 'comments'),
    ...collections.flatMap((one, index) =>
      one.type === 'post' ? repeatedIds(settings, one, index) : [],
    ),
    ...repeatedLanguages(settings),
    ...checkSlots(settings.root),
    ...checkClients(Object.values({ ...settings.layouts, ...authorSlots(settings.root) })),
    ...Object.keys(settings.words ?? {}).flatMap(misspeltWords),
  ]
}

/** A setting that asks for a package only some sites install. */
function missing(
  settings: CompilerSettings,
  setting: string,
  isSet: boolean,
  part: OptionalPart,
  named: readonly string[] = [],
): Diagnostic[] {
  if (!isSet || hasPart(part, named)) return []
  return [
    {
      severity: 'error',
      code: 'missing-package',
      ...settingsPosition(settings, [setting], 'key'),
      message: `\`${setting}\` needs a package that is not installed.`,
      remedy: `Run \`${installCommand(part, named)}\`, or leave the setting out.`,
    },
  ]
}

/** Two categories of one id would be shown as one. */
function repeatedIds(
  settings: CompilerSettings,
  { categoryIds, dir }: PostCollection,
  collection: number,
): Diagnostic[] {
  const names = Object.keys(categoryIds)
  return names.flatMap((name, index): Diagnostic[] => {
    const first = names.slice(0, index).find((other) => categoryIds[other] === categoryIds[name])
    if (first === undefined) return []
    return [
      {
        severity: 'error',
        code: 'repeated-category-id',
        ...settingsPosition(settings, ['collections', collection, 'categoryIds', name], 'key'),
        message: `The categories \`${first}\` and \`${name}\` of \`${dir}\` have the same id \`${categoryIds[name]}\`.`,
        remedy: 'Give each its own id.',
      },
    ]
  })
}

/** Menus, search and feeds distinguish languages by their tags. */
function repeatedLanguages(settings: CompilerSettings): Diagnostic[] {
  const { locales } = settings.site
  return locales.flatMap(({ lang }, index): Diagnostic[] =>
    locales.findIndex((one) => one.lang === lang) === index
      ? []
      : [
          {
            severity: 'error',
            code: 'bad-setting',
            ...settingsPosition(settings, ['locales', index, 'lang']),
            message: `Two entries of \`locales\` have the language \`${lang}\`.`,
            remedy: 'Give each entry a language of its own.',
          },
        ],
  )
}

/** A file of words is found by its name, which has to be the tag as it is written in `locales`. */
function misspeltWords(lang: string): Diagnostic[] {
  if (canonicalLanguage(lang) === lang) return []
  return [
    {
      severity: 'error',
      code: 'bad-setting',
      file: `locale/${lang}.ts`,
      message: `\`${lang}\` is no language tag as BCP 47 writes it.`,
      remedy: languageRemedy(lang),
    },
  ]
}
