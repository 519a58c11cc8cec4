import type { NavItem, SidebarItem } from '#model/navigation.ts'
import { isExternal } from '#model/path.ts'
import type { FoundLink } from '../markdown/page-env.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { PressSettings } from '../settings.ts'

/** Links an author writes outside the text: neighbours, home sections, friends. */
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
  for (const { link } of front.hero?.actions ?? []) add('hero', link)
  for (const section of front.config ?? []) {
    if ('hero' in section) for (const { link } of section.hero?.actions ?? []) add('config', link)
    if ('features' in section) for (const { link } of section.features ?? []) add('config', link)
  }
  for (const { link } of front.list ?? []) add('list', link)
  for (const { list } of front.groups ?? []) for (const { link } of list) add('groups', link)
  return found
}

/** Links of the settings, with the file they stand in. */
export function settingsLinks({
  navigation,
  collections,
}: PressSettings): { file: string; href: string }[] {
  const found: { file: string; href: string }[] = []
  const visit = (items: readonly (NavItem | SidebarItem)[], file: string) => {
    for (const { link, items: children } of items) {
      if (link !== undefined && !isExternal(link)) found.push({ file, href: link })
      if (children) visit(children, file)
    }
  }
  for (const items of Object.values(navigation)) visit(items, 'site/navigation.ts')
  for (const collection of collections) {
    if (collection.type === 'doc' && collection.sidebar !== 'auto')
      visit(collection.sidebar, 'site/collections.ts')
  }
  return found
}
