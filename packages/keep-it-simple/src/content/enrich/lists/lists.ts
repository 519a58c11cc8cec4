import { DEFAULT_LAYOUT } from '#model/layout.ts'
import type { Lang } from '#model/locale.ts'
import type { PostListData } from '#model/list-page.ts'
import { PAGE_FORMAT } from '#model/page-base.ts'
import { pageCount, slicePage } from '#model/pagination.ts'
import { compareListed } from '#model/post.ts'
import type { PressStrings } from '../../interface-strings.ts'
import type { PostShelf } from '../posts.ts'
import { archiveEntries } from './archive-lists.ts'
import { categoryEntries } from './category-lists.ts'
import { pagedEntries, pagedTitle, type ListBase, type ListEntry } from './list-entry.ts'
import { tagEntries } from './tag-lists.ts'

/** S2.4.7: every state of the four list pages, each at an address of its own. */
export function listEntries(
  shelf: PostShelf,
  locale: string,
  lang: Lang,
  words: PressStrings,
): ListEntry[] {
  const { collection, info } = shelf
  const base: ListBase = {
    format: PAGE_FORMAT,
    lang,
    locale,
    layout: DEFAULT_LAYOUT,
    collection: info,
  }
  return [
    ...postEntries(shelf, base, words),
    ...(collection.tags ? tagEntries(shelf, base, words) : []),
    ...(collection.categories ? categoryEntries(shelf, base, words) : []),
    ...(collection.archives ? archiveEntries(shelf, base, words) : []),
  ]
}

function postEntries(shelf: PostShelf, base: ListBase, words: PressStrings): ListEntry[] {
  const { link, perPage, title } = shelf.collection
  const posts = [...shelf.posts].sort(compareListed)
  const list = firstPosts(shelf)
  return pagedEntries(link, posts.length, perPage, (page, _pages, path) => ({
    ...base,
    type: 'posts',
    path,
    title: pagedTitle(words, title, page),
    list: { ...list, posts: slicePage(posts, page, perPage), page },
  }))
}

/** The first page of the list; home sections and pages with the posts layout show it too. */
export function firstPosts({ collection, posts }: PostShelf): PostListData {
  const { perPage, postCover, link } = collection
  return {
    posts: slicePage([...posts].sort(compareListed), 1, perPage),
    cover: postCover,
    page: 1,
    pages: pageCount(posts.length, perPage),
    link,
  }
}
