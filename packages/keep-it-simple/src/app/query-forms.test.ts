import { describe, expect, it } from 'vitest'
import type { PostListInfo } from '#model/list-page.ts'
import type { PageData } from '#model/page.ts'
import { queryForm, queryTarget } from './query-forms.ts'

const collection: PostListInfo = {
  title: '博客',
  link: '/blog/',
  tagsLink: '/blog/tags/',
  categoriesLink: '/blog/categories/',
  totals: { posts: 25, tags: 2, categories: 2, years: 1 },
}
const base = {
  lang: 'zh-CN',
  locale: '/',
  title: '博客',
  layout: 'Layout',
  collection,
} as const

const posts: PageData = {
  ...base,
  type: 'posts',
  path: '/blog/page/2/',
  list: { posts: [], cover: {}, page: 2, pages: 3, link: '/blog/' },
}
const tags: PageData = {
  ...base,
  type: 'tags',
  path: '/blog/tags/',
  tags: [
    { name: '数据库', count: 2, path: '/blog/tags/数据库/' },
    { name: 'C++', count: 1, path: '/blog/tags/C++/' },
  ],
}

describe('the query of a list of posts', () => {
  it.each([
    ['?p=1', '/blog/'],
    ['?p=2', '/blog/page/2/'],
    ['?p=3', '/blog/page/3/'],
    ['?a=b&p=3', '/blog/page/3/'],
  ])('[S2.3.1] %s leads to %s', (search, expected) => {
    expect(queryTarget(posts, search)).toBe(expected)
  })

  it.each(['?p=', '?p', '?p=abc', '?p=-1', '?p=0', '?p=1.5', '?p=4', '?p=999', '?p=__proto__'])(
    '[S2.3.1] invalid %s falls back to page 1',
    (search) => {
      expect(queryTarget(posts, search)).toBe('/blog/')
    },
  )

  it.each(['', '?', '?page=2', '?tag=C', '?id=redis'])('[S2.3.1] %j asks for no page', (search) => {
    expect(queryTarget(posts, search)).toBeUndefined()
  })
})

describe('the query of the tags page', () => {
  it.each([
    ['?tag=数据库', '/blog/tags/数据库/'],
    ['?tag=%E6%95%B0%E6%8D%AE%E5%BA%93', '/blog/tags/数据库/'],
    ['?tag=C%2B%2B', '/blog/tags/C++/'],
  ])('[S2.3.2] %s selects %s', (search, expected) => {
    expect(queryTarget(tags, search)).toBe(expected)
  })

  it.each(['?tag=', '?tag=unknown', '?tag=__proto__', '?tag=constructor'])(
    '[S2.3.2] %s selects nothing',
    (search) => {
      expect(queryTarget(tags, search)).toBe('/blog/tags/')
    },
  )
})

it('a page that is no list answers to no query', () => {
  const missing: PageData = { ...base, type: 'not-found', path: '/404.html' }
  expect(queryForm(missing)).toBeUndefined()
  expect(queryTarget(missing, '?p=2&tag=C&id=redis')).toBeUndefined()
})
