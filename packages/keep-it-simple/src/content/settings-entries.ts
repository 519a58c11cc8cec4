import type { Path } from '#config/schema/schema-at.ts'
import type { NavItem, SidebarItem } from '#model/navigation.ts'
import type { CompilerSettings } from './settings.ts'

type Item = NavItem | SidebarItem

/** Every entry of bars, of footers and of sidebars written by hand, with the path to it in the settings. */
export function* settingsEntries({
  navigation,
  collections,
  site,
}: CompilerSettings): Generator<{ item: Item; path: Path }> {
  for (const [prefix, items] of Object.entries(navigation))
    yield* entriesOf(items, ['navigation', prefix])
  for (const [prefix, items] of Object.entries(site.footer ?? {}))
    yield* entriesOf(items, ['footer', prefix])
  for (const [index, collection] of collections.entries())
    if (collection.type === 'doc' && collection.sidebar !== 'auto')
      yield* entriesOf(collection.sidebar, ['collections', index, 'sidebar'])
}

function* entriesOf(items: readonly Item[], path: Path): Generator<{ item: Item; path: Path }> {
  for (const [index, item] of items.entries()) {
    yield { item, path: [...path, index] }
    if (item.items) yield* entriesOf(item.items, [...path, index, 'items'])
  }
}
