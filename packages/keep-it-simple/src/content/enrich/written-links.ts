import type { Path } from '#config/schema/schema-at.ts'
import { isIconPicture } from '#model/icon.ts'
import { isExternal } from '#model/path.ts'
import { pageIcons } from '../icons.ts'
import type { FoundLink } from '../markdown/page-env.ts'
import type { PlacedPage } from '../placed-page.ts'
import { settingsEntries } from '../settings-entries.ts'
import type { CompilerSettings } from '../settings.ts'
import { lineOfKey } from '../yaml-lines.ts'

/** Links and pictures an author writes outside the text: neighbours, home sections, friends. */
export function frontMatterLinks({ frontmatter: front, source }: PlacedPage): FoundLink[] {
  const found: FoundLink[] = []
  const add = (key: string, link: string | undefined) => {
    if (link !== undefined && !isExternal(link))
      found.push({ href: link, line: lineOfKey(source.keyLines, key) ?? 1 })
  }
  for (const key of ['prev', 'next'] as const) {
    const written = front[key]
    if (typeof written === 'string') add(key, written)
    else if (written) add(`${key}.link`, written.link)
  }
  const addPicture = (key: string, picture: Picture | undefined) => {
    if (typeof picture !== 'object') add(key, picture)
    else if ('src' in picture) add(`${key}.src`, picture.src)
    else for (const look of ['light', 'dark'] as const) add(`${key}.${look}`, picture[look])
  }
  const addHero = (key: string, hero: Front['hero']) => {
    for (const [at, { link }] of (hero?.actions ?? []).entries())
      add(`${key}.actions.${at}.link`, link)
    addPicture(`${key}.image`, hero?.image)
  }
  addHero('hero', front.hero)
  add('banner', front.banner)
  for (const [index, section] of (front.config ?? []).entries()) {
    const key = `config.${index}`
    addPicture(`${key}.backgroundImage`, section.backgroundImage)
    if ('hero' in section) addHero(`${key}.hero`, section.hero)
    if ('image' in section) addPicture(`${key}.image`, section.image)
    if ('banner' in section) add(`${key}.banner`, section.banner)
    if ('avatar' in section) add(`${key}.avatar`, section.avatar)
    if ('features' in section)
      for (const [at, { link }] of (section.features ?? []).entries())
        add(`${key}.features.${at}.link`, link)
  }
  for (const { key, icon } of pageIcons(front)) if (isIconPicture(icon)) add(key, icon)
  const addFriend = (
    key: string,
    { link, avatar }: { link: string; avatar?: string | undefined },
  ) => {
    add(`${key}.link`, link)
    add(`${key}.avatar`, avatar)
  }
  for (const [at, one] of (front.list ?? []).entries()) addFriend(`list.${at}`, one)
  for (const [group, { list }] of (front.groups ?? []).entries())
    for (const [at, one] of list.entries()) addFriend(`groups.${group}.list.${at}`, one)
  return found
}

type Front = PlacedPage['frontmatter']
type Picture = NonNullable<NonNullable<Front['hero']>['image']>

/** Links of the settings, with the path to them. */
export function settingsLinks(settings: CompilerSettings): { path: Path; href: string }[] {
  return [...settingsEntries(settings)].flatMap(({ item: { icon, link }, path }) => [
    ...(icon !== undefined && isIconPicture(icon) && !isExternal(icon)
      ? [{ path: [...path, 'icon'], href: icon }]
      : []),
    ...(link !== undefined && !isExternal(link) ? [{ path: [...path, 'link'], href: link }] : []),
  ])
}
