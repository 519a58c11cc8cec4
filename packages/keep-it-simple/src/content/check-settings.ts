import { hasPart, installCommand, type OptionalPart } from '#config/optional-packages.ts'
import { settingsPosition } from '#config/source/settings-position.ts'
import type { PostCollection } from '#model/collection.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { PressSettings } from './settings.ts'

/**
 * What is wrong with settings that are right by themselves (`config/schema` checks that): looked at
 * before any page, so that one mistake is reported once, where it was made.
 */
export function checkSettings(settings: PressSettings): Diagnostic[] {
  const { site, collections } = settings
  return [
    ...missing(settings, 'cards', site.cards, 'cards'),
    ...missing(settings, 'comments', site.comments !== undefined, 'comments'),
    ...collections.flatMap((one, index) =>
      one.type === 'post' ? repeatedIds(settings, one, index) : [],
    ),
  ]
}

/** A setting that asks for a package only some sites install. */
function missing(
  settings: PressSettings,
  setting: string,
  isSet: boolean,
  part: OptionalPart,
): Diagnostic[] {
  if (!isSet || hasPart(part)) return []
  return [
    {
      severity: 'error',
      code: 'missing-package',
      ...settingsPosition(settings, [setting], 'key'),
      message: `\`${setting}\` needs a package that is not installed.`,
      remedy: `Run \`${installCommand(part)}\`, or leave the setting out.`,
    },
  ]
}

/** Two categories of one id would be shown as one. */
function repeatedIds(
  settings: PressSettings,
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
