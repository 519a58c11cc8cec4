import { pathFor, ROUTES } from './routes.ts'
import type { CategoryRef, PostLink, PostSummary } from './post.ts'

/** S3.14: a folder of the category tree. */
export interface CategoryNode {
  readonly type: 'category'
  readonly id: string
  readonly title: string
  readonly sort: number
  /** Posts in it and below it. */
  readonly count: number
  readonly path: string
  readonly items: readonly (CategoryNode | CategoryPost)[]
}

export interface CategoryPost {
  readonly type: 'post'
  readonly title: string
  readonly path: string
  /** yyyy-MM-dd */
  readonly date: string
}

export interface CategorySelection {
  readonly id: string
  readonly title: string
  readonly path: string
  readonly posts: readonly PostLink[]
}

interface Draft {
  readonly ref: CategoryRef
  readonly children: Map<string, Draft>
  readonly posts: PostSummary[]
}

/** S3.14: folders by their number, then name; posts after the folders, in the order given. */
export function categoryTree(
  posts: readonly PostSummary[],
  link: string,
  withPosts: boolean,
): (CategoryNode | CategoryPost)[] {
  const root = draft({ id: '', sort: 0, name: '' })
  for (const post of posts) {
    let node = root
    for (const ref of post.categoryList) {
      let child = node.children.get(ref.id)
      if (!child) node.children.set(ref.id, (child = draft(ref)))
      node = child
    }
    node.posts.push(post)
  }
  return finish(root, link, withPosts)
}

const draft = (ref: CategoryRef): Draft => ({ ref, children: new Map(), posts: [] })

function finish(node: Draft, link: string, withPosts: boolean): (CategoryNode | CategoryPost)[] {
  const folders = [...node.children.values()]
    .sort((a, b) => a.ref.sort - b.ref.sort || (a.ref.name < b.ref.name ? -1 : 1))
    .map((child): CategoryNode => ({
      type: 'category',
      id: child.ref.id,
      title: child.ref.name,
      sort: child.ref.sort,
      count: countPosts(child),
      path: categoryAddress(link, child.ref.id),
      items: finish(child, link, withPosts),
    }))
  if (!withPosts) return folders
  const leaves = node.posts.map(({ title, path, createTime }): CategoryPost => ({
    type: 'post',
    title,
    path,
    date: createTime.slice(0, 10).replaceAll('/', '-'),
  }))
  return [...folders, ...leaves]
}

function countPosts(node: Draft): number {
  let count = node.posts.length
  for (const child of node.children.values()) count += countPosts(child)
  return count
}

/** Where a category is shown open. */
export const categoryAddress = (categoriesLink: string, id: string): string =>
  categoriesLink + pathFor(ROUTES.category, { category: id })

/** S4.15: whether the folder is the selected one or holds it. */
export function holdsCategory(node: CategoryNode, id: string): boolean {
  if (node.id === id) return true
  return node.items.some((item) => item.type === 'category' && holdsCategory(item, id))
}

/** Whether the tree names posts; that of a large site does not. */
export const hasPosts = (items: readonly (CategoryNode | CategoryPost)[]): boolean =>
  items.some((item) => item.type === 'post' || hasPosts(item.items))
