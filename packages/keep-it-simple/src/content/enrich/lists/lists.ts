import { DEFAULT_LAYOUT } from '#model/layout.ts'
import type { Lang } from '#model/locale.ts'
import type { PostListData } from '#model/list-page.ts'
import { pageCount, slicePage } from '#model/pagination.ts'
import { compareListed } from '#model/post.ts'
import type { CompilerStrings } from '../../interface-strings.ts'
import type { PostList } from '../posts.ts'
import { archiveEntries } from './archive-lists.ts'
import { categoryEntries } from './category-lists.ts'
import { pagedEntries, pagedTitle, type ListBase, type ListEntry } from './list-entry.ts'
import { tagEntries } from './tag-lists.ts'

/** S2.4.7: every state of the four list pages, each at an address of its own. */
export function listEntries(
  postList: PostList,
  locale: string,
  lang: Lang,
  words: CompilerStrings,
): ListEntry[] {
  const { collection, info } = postList
  const base: ListBase = {
    lang,
    locale,
    layout: DEFAULT_LAYOUT,
    collection: info,
  }
  return [
    ...postEntries(postList, base, words),
    ...(collection.tags ? tagEntries(postList, base, words) : []),
    ...(collection.categories ? categoryEntries(postList, base, words) : []),
    ...(collection.archives ? archiveEntries(postList, base, words) : []),
  ]
}

function postEntries(postList: PostList, base: ListBase, words: CompilerStrings): ListEntry[] {
  const { link, perPage, title } = postList.collection
  const posts = [...postList.posts].sort(compareListed)
  const list = firstPosts(postList)
  return pagedEntries(link, posts.length, perPage, (page, _pages, path) => ({
    ...base,
    type: 'posts',
    path,
    title: pagedTitle(words, title, page),
    list: { ...list, posts: slicePage(posts, page, perPage), page },
  }))
}

/** The first page of the list; home sections and pages with the posts layout show it too. */
export function firstPosts({ collection, posts }: PostList): PostListData {
  const { perPage, postCover, link } = collection
  return {
    posts: slicePage([...posts].sort(compareListed), 1, perPage),
    cover: postCover,
    page: 1,
    pages: pageCount(posts.length, perPage),
    link,
  }
}
