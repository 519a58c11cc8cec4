import type { Collection } from '#model/collection.ts'
import type { GitInfo } from '#model/git.ts'
import type { Lang, Locale } from '#model/locale.ts'
import type { CategoryRef } from '#model/post.ts'
import type { CompiledPage } from './compiled-page.ts'
import type { Frontmatter } from './front-matter-schema.ts'
import type { PageLock } from './locks/page-lock.ts'

/** A compiled page that has an address; what all later steps work with. */
export interface PlacedPage {
  readonly source: CompiledPage
  readonly frontmatter: Frontmatter
  readonly path: string
  readonly lang: Lang
  readonly locale: Locale
  readonly collection?: Collection
  /** ISO with the site's offset. */
  readonly createTime?: string
  /** ISO with the site's offset, while its time has not come. */
  readonly heldUntil?: string
  readonly categoryList: readonly CategoryRef[]
  readonly git?: GitInfo
  /** Only with a password may more of it be known than `shows` says. */
  readonly lock?: PageLock
}

export const shownFile = (page: { readonly source: { readonly file: string } }): string =>
  `docs/${page.source.file}`
