import type { QuotePanel } from './quote-panel.ts'
import type { PostListData } from './list-page.ts'
import type { Neighbour } from './navigation.ts'
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
  | (SectionBase & { readonly type: 'hero' | 'doc-hero'; readonly hero?: Hero })
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
      readonly list?: PostListData
    })
  | (SectionBase & { readonly type: 'custom' })

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

/** A home page names the latest posts; the list itself is one link away. */
const HOME_POSTS = 6

/** Titles only: excerpts would travel and never be shown. */
export function homePosts(list: PostListData): PostListData {
  const posts = list.posts.slice(0, HOME_POSTS).map((post) => {
    const { excerpt: _excerpt, ...rest } = post
    return rest
  })
  return { ...list, posts }
}
