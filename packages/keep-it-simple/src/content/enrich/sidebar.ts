import type { DocCollection } from '#model/collection.ts'
import type { Neighbour, SidebarItem } from '#model/navigation.ts'
import { numberOf, stripNumber } from '../place.ts'
import type { PlacedPage } from '../placed-page.ts'
import { dropUndefined } from './posts.ts'

/** Pages a sidebar shows in full; a larger series shows the reader's own branch and the tops of the others. */
const FULL_SIDEBAR = 200

export interface Series {
  readonly collection: DocCollection
  readonly sidebar: readonly SidebarItem[]
  /** Reading order: the sidebar, flattened. */
  readonly order: readonly Neighbour[]
}

interface Folder {
  readonly name: string
  readonly sort: number
  index?: PlacedPage
  readonly folders: Map<string, Folder>
  readonly pages: PlacedPage[]
}

/** S2.5.3: groups from folders; order by number, or by `order` in the front matter, then by name. */
export function makeSeries(collection: DocCollection, pages: readonly PlacedPage[]): Series {
  const own = pages.filter(
    (page) => page.collection?.dir === collection.dir && page.frontmatter.sidebar !== false,
  )
  const sidebar = collection.sidebar === 'auto' ? autoSidebar(collection, own) : collection.sidebar
  const titles = new Map(own.map(({ path, frontmatter }) => [path, frontmatter.title]))
  const order: Neighbour[] = []
  flatten(sidebar, order)
  // A neighbour has room for the whole title; a sidebar written by hand says what it wants.
  const named = order.map((one) =>
    collection.sidebar === 'auto' ? { ...one, text: titles.get(one.link) ?? one.text } : one,
  )
  return { collection, sidebar, order: named }
}

function autoSidebar(collection: DocCollection, pages: readonly PlacedPage[]): SidebarItem[] {
  const root: Folder = { name: '', sort: 0, folders: new Map(), pages: [] }
  for (const page of pages) {
    const parts = page.source.file.slice(collection.dir.length + 1).split('/')
    let folder = root
    for (const part of parts.slice(0, -1)) {
      let child = folder.folders.get(part)
      if (!child) {
        child = {
          name: stripNumber(part),
          sort: numberOf(part) ?? Infinity,
          folders: new Map(),
          pages: [],
        }
        folder.folders.set(part, child)
      }
      folder = child
    }
    if (/^(?:readme|index)\.md$/i.test(parts.at(-1)!)) folder.index = page
    else folder.pages.push(page)
  }
  const items = itemsOf(root, collection)
  // The series' own index is its first entry.
  return root.index ? [pageItem(root.index), ...items] : items
}

interface Sorted {
  readonly sort: number
  readonly name: string
  readonly item: SidebarItem
}

function itemsOf(folder: Folder, collection: DocCollection): SidebarItem[] {
  const sorted: Sorted[] = folder.pages.map((page) => {
    const name = page.source.file.split('/').at(-1)!
    return {
      sort: page.frontmatter.order ?? numberOf(name) ?? Infinity,
      name,
      item: pageItem(page),
    }
  })
  for (const child of folder.folders.values()) {
    const index = child.index
    const item: SidebarItem = {
      text: child.name,
      // A folder's own page names it better than an address could.
      ...(index && pageItem(index)),
      items: itemsOf(child, collection),
      ...(collection.sidebarCollapsed && { collapsed: true }),
    }
    sorted.push({ sort: index?.frontmatter.order ?? child.sort, name: child.name, item })
  }
  sorted.sort((a, b) => (a.sort === b.sort ? (a.name < b.name ? -1 : 1) : a.sort - b.sort))
  return sorted.map(({ item }) => item)
}

function pageItem({ frontmatter, path }: PlacedPage): SidebarItem {
  const { icon, badge } = frontmatter
  const shown = typeof badge === 'object' ? dropUndefined(badge) : badge
  return {
    text: frontmatter.navTitle ?? frontmatter.title,
    link: path,
    ...(icon !== undefined && { icon }),
    ...(shown !== undefined && { badge: shown }),
  }
}

function flatten(items: readonly SidebarItem[], order: Neighbour[]): void {
  for (const { text, link, icon, items: children } of items) {
    if (link !== undefined) order.push({ text, link, ...(icon !== undefined && { icon }) })
    if (children) flatten(children, order)
  }
}

/** What one page carries of its series: all of it while it is small, else its own branch. */
export function sidebarFor(series: Series, path: string): readonly SidebarItem[] {
  return series.order.length <= FULL_SIDEBAR ? series.sidebar : branch(series.sidebar, path)
}

function branch(items: readonly SidebarItem[], path: string): SidebarItem[] {
  return items.map((item) => {
    if (!item.items) return item
    if (holds(item, path)) return { ...item, items: branch(item.items, path) }
    const { items: inner, ...closed } = item
    const link = closed.link ?? firstLink(inner)
    return link === undefined ? closed : { ...closed, link }
  })
}

function holds(item: SidebarItem, path: string): boolean {
  return item.link === path || (item.items?.some((child) => holds(child, path)) ?? false)
}

function firstLink(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    const link = item.link ?? (item.items && firstLink(item.items))
    if (link !== undefined) return link
  }
  return undefined
}
