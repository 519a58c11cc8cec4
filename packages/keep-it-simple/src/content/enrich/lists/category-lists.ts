import { fill } from '#locale/fill.ts'
import { categoryTree, type CategoryNode, type CategoryPost } from '#model/category.ts'
import { slicePage } from '#model/pagination.ts'
import type { CompilerStrings } from '../../interface-strings.ts'
import type { PostList } from '../posts.ts'
import {
  LONG_LIST,
  pagedEntries,
  pagedTitle,
  TITLES_PER_PAGE,
  titleOf,
  type ListBase,
  type ListEntry,
} from './list-entry.ts'

/** The tree of categories; on a large site without its posts, which then have pages of their own. */
export function categoryEntries(
  { collection, posts }: PostList,
  base: ListBase,
  words: CompilerStrings,
): ListEntry[] {
  const long = posts.length > LONG_LIST
  const path = collection.categoriesLink
  const tree = categoryTree(posts, path, !long)
  const page = { ...base, type: 'categories' as const, tree }

  const each = (node: CategoryNode): ListEntry[] => {
    const own = long
      ? posts.filter(({ categoryList }) => categoryList.some(({ id }) => id === node.id))
      : []
    const title = fill(words.categoryTitle, { name: node.title })
    const entries = pagedEntries(
      node.path,
      own.length,
      TITLES_PER_PAGE,
      (number, pages, address) => ({
        ...page,
        path: address,
        title: pagedTitle(words, title, number),
        selected: {
          id: node.id,
          title: node.title,
          path: node.path,
          posts: slicePage(own, number, TITLES_PER_PAGE).map(titleOf),
          page: number,
          pages,
        },
      }),
    )
    return [...entries, ...node.items.filter(isCategory).flatMap(each)]
  }
  return [
    { path, make: () => ({ ...page, path, title: words.categories }) },
    ...tree.filter(isCategory).flatMap(each),
  ]
}

const isCategory = (item: CategoryNode | CategoryPost): item is CategoryNode =>
  item.type === 'category'
