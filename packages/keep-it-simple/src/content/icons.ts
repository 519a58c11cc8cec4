import { settingsPosition } from '#config/source/settings-position.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import { ICON_NAME } from '#model/glyph.ts'
import { ICON_NAMES, isIconName, isIconPicture } from '#model/icon.ts'
import type { Frontmatter } from './front-matter-schema.ts'
import { nearest } from '#model/nearest.ts'
import { settingsEntries } from './settings-entries.ts'
import type { CompilerSettings } from './settings.ts'

/** Every icon a page names, with the path of its key. */
export function pageIcons(front: Frontmatter): { key: string; icon: string }[] {
  const found: { key: string; icon: string }[] = []
  const add = (key: string, icon: string | undefined) => {
    if (icon !== undefined) found.push({ key, icon })
  }
  add('icon', front.icon)
  for (const key of ['prev', 'next'] as const) {
    const written = front[key]
    if (typeof written === 'object') add(`${key}.icon`, written.icon)
  }
  const addHero = (key: string, hero: Frontmatter['hero']) => {
    for (const [at, { icon, suffixIcon }] of (hero?.actions ?? []).entries()) {
      add(`${key}.actions.${at}.icon`, icon)
      add(`${key}.actions.${at}.suffixIcon`, suffixIcon)
    }
  }
  addHero('hero', front.hero)
  for (const [index, section] of (front.config ?? []).entries()) {
    if ('hero' in section) addHero(`config.${index}.hero`, section.hero)
    if ('features' in section)
      for (const [at, { icon }] of (section.features ?? []).entries())
        add(`config.${index}.features.${at}.icon`, icon)
  }
  const addFriends = (key: string, list: Frontmatter['list'] = []) => {
    for (const [at, { socials = [] }] of list.entries())
      for (const [one, { icon }] of socials.entries()) add(`${key}.${at}.socials.${one}.icon`, icon)
  }
  addFriends('list', front.list)
  for (const [group, { list }] of (front.groups ?? []).entries())
    addFriends(`groups.${group}.list`, list)
  return found
}

/** An unknown name would silently leave a gap. Pictures are checked as links are. */
export function iconProblem(icon: string): [code: string, message: string, remedy: string] | void {
  // Those of a set are looked up there (`enrich/icons.ts`).
  if (isIconName(icon) || isIconPicture(icon) || ICON_NAME.test(icon)) return
  const guess = nearest(icon, ICON_NAMES)
  const remedy = guess
    ? `Did you mean \`${guess}\`?`
    : `Use the address of a picture in \`public/\`, or one of ${ICON_NAMES.join(', ')}.`
  return ['unknown-icon', `There is no icon \`${icon}\`.`, remedy]
}

/** Icons of bars, of sidebars written by hand and of social links. */
export function checkSettingsIcons(settings: CompilerSettings): Diagnostic[] {
  const social = settings.site.social.map((item, index) => ({ item, path: ['social', index] }))
  return [...settingsEntries(settings), ...social].flatMap(
    ({ item: { icon }, path }): Diagnostic[] => {
      const problem = icon === undefined ? undefined : iconProblem(icon)
      if (!problem) return []
      const [code, message, remedy] = problem
      const position = settingsPosition(settings, [...path, 'icon'])
      return [{ severity: 'error', code, ...position, message, remedy }]
    },
  )
}
