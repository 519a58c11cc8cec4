import type { Chrome } from './chrome.ts'
import type { Glyph } from './glyph.ts'
import type { HeadTag } from './head.ts'
import type { Lang } from './locale.ts'
import type { Alternate } from './navigation.ts'

/** What every address has. */
export interface PageBase {
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
  /** In the order of the site's languages, without the page's own; absent where there is none. */
  readonly alternates?: readonly Alternate[]
  /** Decrypted in this browser; `site` where the whole site is locked. Never published. */
  readonly opened?: 'page' | 'site'
  /** Inside what is encrypted where the whole site is locked. */
  readonly chrome?: Chrome
  /** Stands without the bar, for the same reason. */
  readonly alone?: boolean
  /** What the author's hook `page` added. */
  readonly data?: Readonly<Record<string, unknown>>
  /** Drawings of the icons of sets it names outside its text. */
  readonly glyphs?: Readonly<Record<string, Glyph>>
}
