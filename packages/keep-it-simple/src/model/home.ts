import type { QuotePanel } from './quote-panel.ts'
import type { Neighbour } from './navigation.ts'
import { compareListed, compareNewest, isSticky, type PostSummary } from './post.ts'
import type { Profile } from './site.ts'

/** S3.20 */
export interface HeroAction {
  readonly text: string
  readonly link: string
  readonly theme?: 'brand' | 'alt'
  readonly target?: string
  readonly rel?: string
  readonly icon?: string
  readonly suffixIcon?: string
}

interface PictureSize {
  readonly alt?: string
  readonly width?: number
  readonly height?: number
}

/** One address, or one for each appearance. */
export type Picture =
  | string
  | (PictureSize & { readonly src: string })
  | (PictureSize & { readonly light: string; readonly dark: string })

/** S3.20 */
export interface Hero {
  readonly name?: string
  readonly tagline?: string
  readonly text?: string
  readonly image?: Picture
  readonly quotePanel?: QuotePanel
  readonly actions?: readonly HeroAction[]
}

/** S3.21 */
export interface Feature {
  readonly icon?: string
  readonly title: string
  readonly details?: string | readonly string[]
  readonly link?: string
  readonly linkText?: string
  /** Folder of a series; the compiler turns it into `notes`. */
  readonly series?: string
  readonly notes?: SeriesNotes
}

/** Counted by the compiler, so that the number on the page is never out of date. */
export interface SeriesNotes {
  readonly count: number
  readonly first: Neighbour
}

export interface SectionBase {
  /** As high as the window below the bar. */
  readonly full?: boolean
  readonly backgroundImage?: string | { readonly light: string; readonly dark: string }
}

/** S2.4.5 */
export type HomeSection =
  | (SectionBase & { readonly type: 'banner'; readonly banner?: string; readonly hero?: Hero })
  | (SectionBase & {
      readonly type: 'hero' | 'doc-hero'
      readonly hero?: Hero
      /** Whether the next part of the page's own text stands beside the words. */
      readonly body?: boolean
      /** Whether the newest posts and the pinned ones stand there too; `list` is filled in. */
      readonly latest?: boolean
      readonly collection?: string
      readonly list?: HomePosts
    })
  | (SectionBase & {
      readonly type: 'features'
      readonly title?: string
      readonly description?: string
      readonly features?: readonly Feature[]
    })
  | (SectionBase & {
      readonly type: 'text-image' | 'image-text'
      readonly image?: Picture
      readonly width?: number
      readonly title?: string
      readonly description?: string
      readonly list?: readonly (
        | string
        | { readonly title: string; readonly description?: string }
      )[]
    })
  | (SectionBase & Partial<Profile> & { readonly type: 'profile' })
  | (SectionBase & {
      readonly type: 'posts' | 'blog'
      readonly title?: string
      readonly collection?: string
      /** The latest posts, filled in by the compiler. */
      readonly list?: HomePosts
    })
  | (SectionBase & {
      readonly type: 'custom'
      readonly title?: string
      readonly description?: string
    })

export type SectionOf<Type extends HomeSection['type']> = Extract<
  HomeSection,
  { readonly type: Type }
>

/** Sections that open a page: the first of them gives it its heading. */
export function isOpening(section: HomeSection | undefined): boolean {
  return section?.type === 'hero' || section?.type === 'doc-hero' || section?.type === 'banner'
}

/** S5.9: by the number of features; a single one takes the whole width. */
export function featuresGrid(count: number): 'one' | 'two' | 'three' | 'four' | 'six' {
  if (count <= 1) return 'one'
  if (count === 2) return 'two'
  if (count === 3) return 'three'
  return count % 3 === 0 ? 'six' : 'four'
}

/** S2.6.6: only where a full-height hero hides that there is more below. */
export function showsDownArrow(
  sections: readonly HomeSection[],
  signDown: boolean | undefined,
): boolean {
  const [first] = sections
  return signDown === true && sections.length >= 2 && first?.full === true && isOpening(first)
}

/** What a home page says of a post. */
export type HomePost = Pick<PostSummary, 'path' | 'title' | 'createTime'> & {
  readonly category?: string
}

/** The newest in order of date, and beside them what the author has pinned. */
export interface HomePosts {
  readonly posts: readonly HomePost[]
  readonly pinned: readonly HomePost[]
  /** Of the whole list. */
  readonly link: string
}

/** A home page names the latest posts; the list itself is one link away. */
export const HOME_POSTS = 6
/** A hero has room for fewer. */
export const HERO_POSTS = 3

export function homePosts(all: readonly PostSummary[], link: string, most: number): HomePosts {
  const pinned = all.filter(({ sticky }) => isSticky(sticky)).sort(compareListed)
  const newest = all.filter(({ sticky }) => !isSticky(sticky)).sort(compareNewest)
  return {
    posts: newest.slice(0, most).map(shortened),
    pinned: pinned.slice(0, HERO_POSTS).map(shortened),
    link,
  }
}

function shortened({ path, title, createTime, categoryList: [category] }: PostSummary): HomePost {
  return { path, title, createTime, ...(category && { category: category.name }) }
}

/** Whether a section shows a part of the page's text. */
export const showsBody = (section: HomeSection): boolean =>
  section.type === 'custom' || ('body' in section && (section.body ?? false))

/**
 * The text of a home page, cut at its rules (`---`): a part for each section that shows one, in their
 * order, and the last of them has the rest. A rule inside of a block is no cut.
 */
export function bodyParts(body: string, sections: readonly HomeSection[]): readonly string[] {
  const all = body.split(/(?<=^|\n)<hr>\n/)
  const wanted = sections.filter(showsBody).length
  if (all.length <= wanted) return all
  return [...all.slice(0, wanted - 1), all.slice(wanted - 1).join('<hr>\n')]
}
