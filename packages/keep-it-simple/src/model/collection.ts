import { DEFAULT_PER_PAGE } from './pagination.ts'
import type { SidebarItem } from './navigation.ts'

/** S9.3 */
export type CoverLayout = 'left' | 'right' | 'odd-left' | 'odd-right' | 'top'

export interface CoverStyle {
  readonly layout?: CoverLayout
  /** `4:3`, `4/3` or a number. */
  readonly ratio?: string | number
  readonly width?: number
  readonly compact?: boolean
}

interface CollectionBase {
  /** Folder under `docs/`, e.g. `blog` or `en/solid`. */
  readonly dir: string
  readonly title: string
}

/** What the owner writes; everything optional has the default of {@link resolveCollection}. */
export interface PostCollectionConfig extends CollectionBase {
  readonly type: 'post'
  /** Address of the list. Default: the folder. */
  readonly link?: string
  /** Prefix of its articles' addresses. Default: the list's address. */
  readonly linkPrefix?: string
  readonly tagsLink?: string
  readonly archivesLink?: string
  readonly categoriesLink?: string
  readonly tags?: boolean
  readonly archives?: boolean
  readonly categories?: boolean
  readonly postCover?: CoverStyle
  readonly pagination?: { readonly perPage: number | false }
  /** Ids of categories in addresses, by name path: `{ '数据库/索引与存储': 'index-storage' }`. */
  readonly categoryIds?: Readonly<Record<string, string>>
}

export interface DocCollectionConfig extends CollectionBase {
  readonly type: 'doc'
  readonly linkPrefix?: string
  /** `auto` (the default) makes it from folders and file names. */
  readonly sidebar?: 'auto' | readonly SidebarItem[]
  /** Whether groups start closed. */
  readonly sidebarCollapsed?: boolean
  /** Whether it has a feed, and its pages are in that of the language. */
  readonly feed?: boolean
}

export type CollectionConfig = PostCollectionConfig | DocCollectionConfig

export interface PostCollection {
  readonly type: 'post'
  readonly dir: string
  readonly title: string
  readonly link: string
  readonly linkPrefix: string
  readonly tagsLink: string
  readonly archivesLink: string
  readonly categoriesLink: string
  readonly tags: boolean
  readonly archives: boolean
  readonly categories: boolean
  readonly postCover: CoverStyle
  readonly perPage: number | false
  readonly categoryIds: Readonly<Record<string, string>>
}

export interface DocCollection {
  readonly type: 'doc'
  readonly dir: string
  readonly title: string
  readonly linkPrefix: string
  readonly sidebar: 'auto' | readonly SidebarItem[]
  readonly sidebarCollapsed: boolean
  readonly feed: boolean
}

export type Collection = PostCollection | DocCollection

export function resolveCollection(config: CollectionConfig): Collection {
  const folder = `/${config.dir.replace(/^\/|\/$/g, '')}/`
  const base = { dir: folder.slice(1, -1), title: config.title }
  if (config.type === 'doc') {
    const { linkPrefix = folder, sidebar = 'auto' } = config
    const { sidebarCollapsed = false, feed = false } = config
    return { ...base, type: 'doc', linkPrefix, sidebar, sidebarCollapsed, feed }
  }
  const link = config.link ?? folder
  return {
    ...base,
    type: 'post',
    link,
    linkPrefix: config.linkPrefix ?? link,
    tagsLink: config.tagsLink ?? `${link}tags/`,
    archivesLink: config.archivesLink ?? `${link}archives/`,
    categoriesLink: config.categoriesLink ?? `${link}categories/`,
    tags: config.tags ?? true,
    archives: config.archives ?? true,
    categories: config.categories ?? true,
    postCover: config.postCover ?? {},
    perPage: config.pagination?.perPage ?? DEFAULT_PER_PAGE,
    categoryIds: config.categoryIds ?? {},
  }
}

/** The collection whose folder holds the file; whole folder names only, the deepest wins. */
export function collectionOf<C extends { readonly dir: string }>(
  collections: readonly C[],
  file: string,
): C | undefined {
  let found: C | undefined
  for (const collection of collections) {
    if (!file.startsWith(`${collection.dir}/`)) continue
    if (!found || collection.dir.length > found.dir.length) found = collection
  }
  return found
}
