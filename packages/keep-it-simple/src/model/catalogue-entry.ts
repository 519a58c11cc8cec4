import type { Alternate } from './navigation.ts'

/** What feeds, sitemap and search may say about a page. */
export interface CatalogueEntry {
  readonly path: string
  readonly lang: string
  /** Prefix of its locale. */
  readonly locale: string
  readonly title: string
  readonly description?: string
  /** A text of its own, not a list or a home page. */
  readonly isArticle: boolean
  /** For search engines too. */
  readonly indexed: boolean
  /** Its translations. */
  readonly alternates?: readonly Alternate[]
  /** Address of the list it belongs to. */
  readonly list?: string
  /** ISO. */
  readonly created?: string
  readonly updated?: string
  readonly tags: readonly string[]
  /** Address of its drawn picture. */
  readonly card?: string
  /** Its source, below `docs/`. */
  readonly file?: string
}
