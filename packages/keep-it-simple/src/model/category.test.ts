import { describe, expect, it } from 'vitest'
import { categoryTree, hasPosts, holdsCategory, type CategoryNode } from './category.ts'
import type { CategoryRef, PostSummary } from './post.ts'

const database: CategoryRef = { id: 'database', sort: 2, name: '数据库' }
const redis: CategoryRef = { id: 'redis', sort: 10, name: 'Redis' }
const sqlite: CategoryRef = { id: 'sqlite', sort: 1, name: 'SQLite' }
const tool: CategoryRef = { id: 'tool', sort: 1, name: '工具' }

const post = (path: string, ...categoryList: CategoryRef[]): PostSummary => ({
  path,
  title: `Title of ${path}`,
  categoryList,
  tags: [],
  createTime: '2024/05/12 15:15:20',
  lang: 'zh-CN',
})

const posts = [
  post('/r/', database, redis),
  post('/d/', database),
  post('/s/', database, sqlite),
  post('/t/', tool),
  post('/loose/'),
]
const entry = (path: string) => ({
  type: 'post',
  title: `Title of ${path}`,
  path,
  date: '2024-05-12',
})
const folder = (ref: CategoryRef, count: number, items: readonly unknown[]) => ({
  type: 'category',
  id: ref.id,
  title: ref.name,
  sort: ref.sort,
  count,
  path: `/c/${ref.id}/`,
  items,
})

describe('the tree of categories', () => {
  it('[S3.14] has folders by number with their posts, and posts after folders', () => {
    expect(categoryTree(posts, '/c/', true)).toEqual([
      folder(tool, 1, [entry('/t/')]),
      folder(database, 3, [
        folder(sqlite, 1, [entry('/s/')]),
        folder(redis, 1, [entry('/r/')]),
        entry('/d/'),
      ]),
      entry('/loose/'),
    ])
  })

  it('counts the posts it does not list', () => {
    expect(categoryTree(posts, '/c/', false)).toEqual([
      folder(tool, 1, []),
      folder(database, 3, [folder(sqlite, 1, []), folder(redis, 1, [])]),
    ])
  })

  it('orders folders of one number by name', () => {
    const refs = ['c', 'a', 'b'].map((name) => ({ id: name, sort: 1, name }))
    const tree = categoryTree(
      refs.map((ref) => post(`/${ref.id}/`, ref)),
      '/c/',
      false,
    ) as CategoryNode[]
    expect(tree.map(({ title }) => title)).toEqual(['a', 'b', 'c'])
  })

  it('of no posts is empty', () => {
    expect(categoryTree([], '/c/', true)).toEqual([])
  })
})

it.each([
  ['database', true],
  ['sqlite', true],
  ['tool', false],
  ['', false],
])('the folder of databases holds %j: %s', (id, expected) => {
  const node = categoryTree(posts, '/c/', true)[1] as CategoryNode
  expect(holdsCategory(node, id)).toBe(expected)
})

it('a tree names its posts or leaves them out', () => {
  const folder = (items: CategoryNode['items']): CategoryNode =>
    ({ type: 'category', items }) as unknown as CategoryNode
  const post = { type: 'post' } as unknown as CategoryNode['items'][number]
  expect(hasPosts([folder([]), folder([folder([post])])])).toBe(true)
  expect(hasPosts([folder([]), folder([folder([])])])).toBe(false)
  expect(hasPosts([])).toBe(false)
})
