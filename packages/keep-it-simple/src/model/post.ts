import type { CoverStyle } from './collection.ts'
import type { Lang } from './locale.ts'

export interface CategoryRef {
  readonly id: string
  readonly sort: number
  readonly name: string
}

/** Smaller files of a cover in one format, as links. */
export interface CoverSource {
  readonly type: string
  readonly srcset: string
}

/** S3.9: one article in a list. */
export interface PostSummary {
  readonly path: string
  readonly title: string
  readonly categoryList: readonly CategoryRef[]
  readonly tags: readonly string[]
  /** yyyy/MM/dd HH:mm:ss, in the site's time zone. */
  readonly createTime: string
  readonly lang: Lang
  /** HTML. */
  readonly excerpt?: string
  readonly cover?: string
  /** The most modern format first. */
  readonly coverSources?: readonly CoverSource[]
  readonly coverStyle?: CoverStyle
  readonly sticky?: boolean | number
  readonly draft?: boolean
  /** While writing: when it is to be published, written as `createTime`. */
  readonly heldUntil?: string
  readonly encrypt?: boolean
}

/** The least a list of titles needs. */
export interface PostLink {
  readonly title: string
  readonly path: string
  /** MM-dd in archives, yyyy-MM-dd elsewhere. */
  readonly date: string
}

/** S3.10 */
export function isSticky(sticky: boolean | number | undefined): boolean {
  return sticky === true || (typeof sticky === 'number' && sticky >= 0)
}

const weight = (sticky: boolean | number | undefined): number =>
  !isSticky(sticky) ? -1 : sticky === true ? 1 : Number(sticky)

type Dated = Pick<PostSummary, 'createTime' | 'path'>

/** Newest first; equal times by address, so that the order never depends on the file system. */
export function compareNewest(a: Dated, b: Dated): number {
  if (a.createTime !== b.createTime) return a.createTime < b.createTime ? 1 : -1
  return a.path < b.path ? -1 : a.path > b.path ? 1 : 0
}

/** The order of the list page: pinned ones first, the heavier pin higher. */
export function compareListed(a: PostSummary, b: PostSummary): number {
  return weight(b.sticky) - weight(a.sticky) || compareNewest(a, b)
}
