import type { ArchiveGroup } from './archive.ts'
import type { PageBody } from './body.ts'
import type { CategoryNode, CategoryPost, CategorySelection } from './category.ts'
import type { CoverStyle } from './collection.ts'
import type { Colour } from './colour.ts'
import type { GitInfo } from './git.ts'
import type { Glyph } from './glyph.ts'
import type { HeadTag } from './head.ts'
import type { HomeSection } from './home.ts'
import type { Lang } from './locale.ts'
import type { Alternate, Badge, Crumb, Neighbour, SidebarItem } from './navigation.ts'
import type { CategoryRef, PostLink, PostSummary } from './post.ts'
import type { ReadingTime } from './reading-time.ts'
import type { TagCount } from './tag.ts'

/** Raised when older shells can no longer show newer data: they reload once when they meet it. */
export const PAGE_FORMAT = 1

export interface Heading {
  readonly id: string
  readonly level: number
  readonly text: string
}

/** S3.23 */
export interface Copyright {
  readonly creation?: 'original' | 'translate' | 'reprint'
  readonly license?: string | { readonly name: string; readonly url: string }
  readonly author?: string | { readonly name: string; readonly url?: string }
  readonly source?: string
}

/** S3.19 */
export interface Friend {
  readonly name: string
  readonly link: string
  readonly avatar?: string
  readonly desc?: string
  readonly location?: string
  readonly organization?: string
  readonly socials?: readonly { readonly icon: string; readonly link: string }[]
  readonly color?: Colour
  readonly backgroundColor?: Colour
  readonly nameColor?: Colour
}

export interface FriendGroup {
  readonly title?: string
  readonly desc?: string
  readonly list: readonly Friend[]
}

/** The settings of a page that its layout reads (S3.4). Nothing here is secret. */
export interface PageSettings {
  readonly comments?: boolean
  readonly commentID?: string
  readonly changelog?: boolean
  readonly lastUpdated?: boolean
  readonly contributors?: boolean | readonly string[]
  readonly photoSwipe?: boolean | string
  readonly plot?: { readonly trigger?: 'hover' | 'click'; readonly effect?: 'mask' | 'blur' }
  readonly bulletin?: boolean
  readonly outline?: false | readonly [number, number]
  readonly aside?: boolean
  readonly navbar?: boolean
  readonly footer?: boolean
  readonly backToTop?: boolean
  readonly signDown?: boolean
  readonly pageClass?: string
  readonly icon?: string
  readonly badge?: string | Badge
  readonly encrypt?: boolean
}

interface PageBase {
  readonly format: typeof PAGE_FORMAT
  /** The decoded address. */
  readonly path: string
  readonly lang: Lang
  /** Prefix of its locale. */
  readonly locale: string
  readonly title: string
  readonly description?: string
  /** Name of the outer layout (S2.4.4). */
  readonly layout: string
  readonly head?: readonly HeadTag[]
  readonly alternate?: Alternate
  /** Drawings of the icons it names outside its text. */
  readonly glyphs?: Readonly<Record<string, Glyph>>
}

/** A page written in Markdown. */
export interface ContentPage extends PageBase {
  readonly type: 'content'
  /** doc, home, page, friends, custom or a named layout (S2.4.1, S2.4.2). */
  readonly pageLayout: string
  readonly filePathRelative: string
  readonly frontmatter: PageSettings
  /** Styles and behaviours its blocks need (`theme/uses`). */
  readonly uses?: readonly string[]
  readonly body: PageBody
  readonly headings: readonly Heading[]
  readonly readingTime?: ReadingTime
  readonly git?: GitInfo
  readonly crumbs: readonly Crumb[]
  readonly sidebar?: readonly SidebarItem[]
  readonly prev?: Neighbour
  readonly next?: Neighbour
  readonly editLink?: string
  readonly copyright?: Copyright
  /** ISO with the site's offset. */
  readonly createTime?: string
  readonly tags?: readonly TagCount[]
  readonly categoryList?: readonly CategoryRef[]
  readonly draft?: boolean
  /** On articles: the lists they belong to. */
  readonly collection?: PostListInfo
  readonly home?: HomeData
  readonly friends?: FriendsData
}

export interface HomeData {
  readonly sections: readonly HomeSection[]
  /** First page of the list, when a section shows it. */
  readonly posts?: PostListData
}

export interface FriendsData {
  readonly list: readonly Friend[]
  readonly groups: readonly FriendGroup[]
}

/** What the pages of a post collection know of it. */
export interface PostListInfo {
  readonly title: string
  readonly link: string
  readonly tagsLink?: string
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

/** S2.7 */
export interface NotFoundPage extends PageBase {
  readonly type: 'not-found'
}

/** All that one address needs, and nothing that other pages own. */
export type PageData =
  | ContentPage
  | PostsPage
  | TagsPage
  | CategoriesPage
  | ArchivesPage
  | NotFoundPage

/** An old address; the browser is sent on. */
export interface Redirect {
  readonly format: typeof PAGE_FORMAT
  readonly redirect: string
}
