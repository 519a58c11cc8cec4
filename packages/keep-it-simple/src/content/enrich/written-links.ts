import type { Path } from '#config/schema/schema-at.ts'
import { isIconPicture } from '#model/icon.ts'
import { isExternal } from '#model/path.ts'
import { pageIcons } from '../icons.ts'
import type { FoundLink } from '../markdown/page-env.ts'
import type { PlacedPage } from '../placed-page.ts'
import { settingsEntries } from '../settings-entries.ts'
import type { CompilerSettings } from '../settings.ts'

/** Links and pictures an author writes outside the text: neighbours, home sections, friends. */
export function frontMatterLinks({ frontmatter: front, source }: PlacedPage): FoundLink[] {
  const found: FoundLink[] = []
  const add = (key: string, link: string | undefined) => {
    if (link !== undefined && !isExternal(link))
      found.push({ href: link, line: source.keyLines[key] ?? 1 })
  }
  for (const key of ['prev', 'next'] as const) {
    const written = front[key]
    if (written) add(key, typeof written === 'string' ? written : written.link)
  }
  const addPicture = (key: string, picture: Picture | undefined) => {
    if (typeof picture !== 'object') add(key, picture)
    else if ('src' in picture) add(key, picture.src)
    else for (const one of [picture.light, picture.dark]) add(key, one)
  }
  for (const { link } of front.hero?.actions ?? []) add('hero', link)
  addPicture('hero', front.hero?.image)
  add('banner', front.banner)
  for (const section of front.config ?? []) {
    addPicture('config', section.backgroundImage)
    if ('hero' in section) {
      for (const { link } of section.hero?.actions ?? []) add('config', link)
      addPicture('config', section.hero?.image)
    }
    if ('image' in section) addPicture('config', section.image)
    if ('banner' in section) add('config', section.banner)
    if ('avatar' in section) add('config', section.avatar)
    if ('features' in section) for (const { link } of section.features ?? []) add('config', link)
  }
  for (const { key, icon } of pageIcons(front)) if (isIconPicture(icon)) add(key, icon)
  const addFriend = (
    key: string,
    { link, avatar }: { link: string; avatar?: string | undefined },
  ) => {
    add(key, link)
    add(key, avatar)
  }
  for (const one of front.list ?? []) addFriend('list', one)
  for (const { list } of front.groups ?? []) for (const one of list) addFriend('groups', one)
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
