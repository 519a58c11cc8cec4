import type { ArchiveGroup } from './archive.ts'
import type { CategoryNode, CategoryPost, CategorySelection } from './category.ts'
import type { CoverStyle } from './collection.ts'
import type { PageBase } from './page-base.ts'
import type { PostLink, PostSummary } from './post.ts'
import type { TagCount } from './tag.ts'

/** What the pages of a post collection know of it. */
export interface PostListInfo {
  readonly title: string
  readonly link: string
  readonly tagsLink?: string
  /** Only where the whole site is locked: tags whose addresses do not spell them. */
  readonly tagPaths?: Readonly<Record<string, string>>
  readonly archivesLink?: string
  readonly categoriesLink?: string
  readonly totals: {
    readonly posts: number
    readonly tags: number
    readonly categories: number
    readonly years: number
  }
  /** yyyy-MM-dd of the newest post. */
  readonly latest?: string
}

export interface PostListData {
  readonly posts: readonly PostSummary[]
  readonly cover: CoverStyle
  readonly page: number
  readonly pages: number
  /** Address of page 1; the others hang under it. */
  readonly link: string
}

interface ListPage extends PageBase {
  readonly collection: PostListInfo
}

export interface PostsPage extends ListPage {
  readonly type: 'posts'
  readonly list: PostListData
}

export interface TagsPage extends ListPage {
  readonly type: 'tags'
  readonly tags: readonly TagCount[]
  readonly selected?: PagedLinks
}

export interface PagedLinks {
  readonly name: string
  readonly posts: readonly PostLink[]
  readonly page: number
  readonly pages: number
  readonly link: string
}

export interface CategoriesPage extends ListPage {
  readonly type: 'categories'
  readonly tree: readonly (CategoryNode | CategoryPost)[]
  readonly selected?: CategorySelection & { readonly page: number; readonly pages: number }
}

export interface ArchivesPage extends ListPage {
  readonly type: 'archives'
  readonly groups: readonly ArchiveGroup[]
  readonly page: number
  readonly pages: number
  readonly link: string
}
