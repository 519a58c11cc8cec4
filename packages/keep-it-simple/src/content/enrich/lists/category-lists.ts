import { fill } from '#locale/fill.ts'
import { categoryTree, type CategoryNode, type CategoryPost } from '#model/category.ts'
import { slicePage } from '#model/pagination.ts'
import type { PostSummary } from '#model/post.ts'
import type { CompilerStrings } from '../../interface-strings.ts'
import type { PostList } from '../posts.ts'
import { CategoryWay } from './category-way.ts'
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
  const byCategory = long ? postsByCategory(posts) : new Map<string, PostSummary[]>()

  const each = (node: CategoryNode, way: CategoryWay | undefined): ListEntry[] => {
    const own = byCategory.get(node.id) ?? []
    const title = fill(words.categoryTitle, { name: node.title })
    const entries = pagedEntries(
      node.path,
      own.length,
      TITLES_PER_PAGE,
      (number, pages, address) => ({
        ...page,
        ...(way && { tree: way.to(node) }),
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
    const deeper = way?.inside(node)
    return [...entries, ...node.items.filter(isCategory).flatMap((one) => each(one, deeper))]
  }
  const way = CategoryWay.into(tree)
  return [
    { path, make: () => ({ ...page, path, title: words.categories }) },
    ...tree.filter(isCategory).flatMap((one) => each(one, way)),
  ]
}

/** The posts of each category and of those below it, in the order given. */
function postsByCategory(posts: readonly PostSummary[]): Map<string, PostSummary[]> {
  const found = new Map<string, PostSummary[]>()
  for (const post of posts)
    for (const id of new Set(post.categoryList.map((one) => one.id))) {
      const own = found.get(id) ?? []
      found.set(id, own)
      own.push(post)
    }
  return found
}

const isCategory = (item: CategoryNode | CategoryPost): item is CategoryNode =>
  item.type === 'category'
