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

export type Picture =
  | string
  | {
      readonly src: string
      readonly alt?: string
      readonly width?: number
      readonly height?: number
    }
  | { readonly light: string; readonly dark: string; readonly alt?: string }

export interface Hero {
  readonly name?: string
  readonly tagline?: string
  readonly text?: string
  readonly image?: Picture
  readonly actions?: readonly HeroAction[]
}

/** S3.21 */
export interface Feature {
  readonly icon?: string
  readonly title: string
  readonly details?: string | readonly string[]
  readonly link?: string
  readonly linkText?: string
}

interface SectionBase {
  readonly full?: boolean
  readonly backgroundImage?: string
}

/** S2.4.5 */
export type HomeSection =
  | (SectionBase & { readonly type: 'banner'; readonly banner?: string; readonly hero?: Hero })
  | (SectionBase & { readonly type: 'hero'; readonly hero?: Hero })
  | (SectionBase & { readonly type: 'doc-hero'; readonly hero?: Hero })
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
  | (SectionBase & { readonly type: 'profile' })
  | (SectionBase & { readonly type: 'posts' | 'blog'; readonly collection?: string })
  | (SectionBase & { readonly type: 'custom' })
