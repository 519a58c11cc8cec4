import { fill } from '#locale/fill.ts'
import type { PostListInfo } from '#model/list-page.ts'
import type { PageData } from '#model/page.ts'
import { pageAddress, pageCount } from '#model/pagination.ts'
import type { PostLink, PostSummary } from '#model/post.ts'
import type { CompilerStrings } from '../../interface-strings.ts'

/** Up to this many titles stand on one page; a larger site splits its archives and categories. */
export const LONG_LIST = 500
export const TITLES_PER_PAGE = 100

/** A list page whose address is known before its data exists. */
export interface ListEntry {
  readonly path: string
  readonly make: () => PageData
}

/** What all list pages of a collection share. */
export type ListBase = Pick<PageData, 'lang' | 'locale' | 'layout'> & {
  readonly collection: PostListInfo
}

/** One entry per page of a list of `count` items. */
export function pagedEntries(
  link: string,
  count: number,
  perPage: number | false,
  make: (page: number, pages: number, path: string) => PageData,
): ListEntry[] {
  const pages = pageCount(count, perPage)
  return Array.from({ length: pages }, (_, index) => {
    const path = pageAddress(link, index + 1)
    return { path, make: () => make(index + 1, pages, path) }
  })
}

/** Every page of a list has a title of its own. */
export function pagedTitle(words: CompilerStrings, title: string, page: number): string {
  return page === 1 ? title : fill(words.pagedTitle, { title, n: page })
}

export const titleOf = ({ title, path, createTime }: PostSummary): PostLink => ({
  title,
  path,
  date: createTime.slice(0, 10).replaceAll('/', '-'),
})
