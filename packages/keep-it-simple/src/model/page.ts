import type { CommentPlan } from './comments.ts'
import type { Discussion } from './discussion.ts'
import type { FriendsData } from './friends.ts'
import type { GitInfo } from './git.ts'
import type { HomeSection } from './home.ts'
import type { Lang } from './locale.ts'
import type {
  ArchivesPage,
  CategoriesPage,
  PostListInfo,
  PostsPage,
  TagsPage,
} from './list-page.ts'
import type { Badge, Crumb, Neighbour, SidebarItem } from './navigation.ts'
import type { PageBase } from './page-base.ts'
import type { CategoryRef } from './post.ts'
import type { ReadingTime } from './reading-time.ts'
import type { WaysOn } from './related.ts'
import type { LockedInside, Seal } from './seal.ts'
import type { TagCount } from './tag.ts'

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
  /** Other names it is looked for by. */
  readonly aliases?: readonly string[]
  /** False keeps it out of every index. */
  readonly search?: boolean
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

/** The original a translation lags behind. */
export interface BehindOriginal {
  readonly path: string
  readonly lang: Lang
  /** When its text was changed last. ISO with the site's offset. */
  readonly changed: string
}

/** A page written in Markdown. */
export interface ContentPage extends PageBase, WaysOn {
  readonly type: 'content'
  /** doc, home, page, friends, custom or a named layout (S2.4.1, S2.4.2). */
  readonly pageLayout: string
  readonly filePathRelative: string
  readonly frontmatter: PageSettings
  /** S2.6.11: absent where there are no comments. */
  readonly comments?: CommentPlan
  /** What readers said by the time it was fetched. */
  readonly discussion?: Discussion
  /** Blocks of its text that have styles or a part for the browser, and what the page has besides. */
  readonly assets?: readonly string[]
  /** HTML. */
  readonly body: string
  readonly headings: readonly Heading[]
  readonly readingTime?: ReadingTime
  readonly git?: GitInfo
  /** Its original has changes that this translation does not have. */
  readonly behind?: BehindOriginal
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
  /** While writing: when it is to be published. ISO with the site's offset. */
  readonly heldUntil?: string
  /** On articles: the lists they belong to. */
  readonly collection?: PostListInfo
  readonly home?: HomeData
  readonly friends?: FriendsData
}

export interface HomeData {
  readonly sections: readonly HomeSection[]
}

/** S2.7 */
export interface NotFoundPage extends PageBase {
  readonly type: 'not-found'
  readonly assets?: readonly string[]
  /** What stands above the nearest pages, where the site can be asked for them. */
  readonly near?: string
}

/** Shown in place of a page that is not on this device, when there is no line. */
export interface OfflinePage extends PageBase {
  readonly type: 'offline'
  readonly assets: readonly string[]
}

/** What was saved and read on this device. */
export interface SavedPage extends PageBase {
  readonly type: 'saved'
  readonly assets: readonly string[]
  readonly says: SavedPageWords
}

export interface SavedPageWords {
  readonly intro: string
  readonly saved: string
  readonly noneSaved: string
  readonly read: string
  readonly noneRead: string
  readonly needsScript: string
}

/** Search without the dialog: a form whose question stands in the address. */
export interface SearchFormPage extends PageBase {
  readonly type: 'search'
  readonly assets: readonly string[]
  /** What its script says; no reader of another page loads these words. */
  readonly says: SearchFormWords
}

export interface SearchFormWords {
  readonly searching: string
  /** With `{n}`, in the forms of the language. */
  readonly count: string
  /** With `{query}`. */
  readonly none: string
  readonly failed: string
  /** With `{suggestion}`. */
  readonly meant: string
  readonly nearest: string
  readonly others: string
  readonly needsScript: string
}

/** S2.6.13: what stands at a locked page's address: the prompt, and the page encrypted. */
export interface LockedPage extends PageBase {
  readonly type: 'locked'
  /** What the password opens; `site` is the global lock. */
  readonly scope: 'page' | 'site'
  /** The author lets everybody know the title; else it is only a word of the interface. */
  readonly titled: boolean
  /** Its other names, where its title may be known. */
  readonly aliases?: readonly string[]
  /** A sentence of the author's for everybody. */
  readonly hint?: string
  /** In the page store. */
  readonly inside?: LockedInside
  /** When it is drawn. */
  readonly seal?: Seal
}

/** All that one address needs, and nothing that other pages own. */
export type PageData =
  | ContentPage
  | PostsPage
  | TagsPage
  | CategoriesPage
  | ArchivesPage
  | NotFoundPage
  | OfflinePage
  | SavedPage
  | SearchFormPage
  | LockedPage

/** A page without its text. */
export type OutlinedPage = Exclude<PageData, ContentPage> | Omit<ContentPage, 'body'>

/** An old address; the browser is sent on. */
export interface Redirect {
  readonly redirect: string
}
