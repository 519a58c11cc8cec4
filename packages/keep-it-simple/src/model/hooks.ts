import type { CatalogueEntry } from './catalogue-entry.ts'
import type { HeadTag } from './head.ts'
import type { PageData } from './page.ts'

type Part<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
type Answer<T> = T | undefined | void | Promise<T | undefined | void>

/** A page's data without its text, before it is stored. */
export type HookedPage = Part<PageData, 'body' | 'opened' | 'glyphs'>

/** What a hook adds to a page. */
export interface PageAddition {
  /** For search engines, feeds and cards of links. */
  readonly description?: string
  /** Anything JSON can hold; layouts and slots find it in `page.data`. */
  readonly data?: Readonly<Record<string, unknown>>
}

/** A page the engine does not know, for the sitemap: one that lies in `public/`, for example. */
export type AddedEntry = Pick<CatalogueEntry, 'path' | 'title'> &
  Partial<Pick<CatalogueEntry, 'description' | 'updated'>>

export interface FinishedBuild {
  /** Absolute path of `dist/`. */
  readonly folder: string
  /** Every file in it, with slashes, in the order of their names. */
  readonly files: readonly string[]
}

/** Functions of the author's, called while the site is built; they never reach a browser. */
export interface Hooks {
  /** For each page before it is stored. */
  readonly page?: (page: HookedPage) => Answer<PageAddition>
  /** For each page: more tags for its head, under the rules of the setting `head`. */
  readonly head?: (page: HookedPage) => Answer<readonly HeadTag[]>
  /** Once, before feeds, sitemap and the other site files are written: the pages they speak of. */
  readonly catalogue?: (
    pages: readonly CatalogueEntry[],
  ) => Answer<readonly (CatalogueEntry | AddedEntry)[]>
  /** After everything is written. */
  readonly done?: (build: FinishedBuild) => Answer<never>
}

export type HookName = keyof Hooks
