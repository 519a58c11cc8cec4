import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createRoutes } from './routes.ts'

const routes = () => createRoutes(() => Promise.resolve(undefined))
const match = (path: string) => {
  const found = matchRoutes(routes(), path)?.at(-1)
  return found && { id: found.route.id, params: found.params }
}

describe('routes', () => {
  it.each([
    ['/', 'home /', {}],
    ['/en/', 'home /en/', {}],
    ['/article/wal/', 'blog', { slug: 'wal' }],
    ['/en/article/wal/', 'en/blog', { slug: 'wal' }],
    ['/blog/', 'blog/list', {}],
    ['/blog/page/12/', 'blog/list/page', { page: '12' }],
    ['/blog/tags/', 'blog/tags', {}],
    ['/blog/tags/%E7%B4%A2%E5%BC%95/', 'blog/tag', { tag: '索引' }],
    ['/blog/categories/database/', 'blog/category', { id: 'database' }],
    ['/blog/archives/', 'blog/archives', {}],
    ['/dataMining/', 'dataMining/index', {}],
    ['/dataMining/data-types/', 'dataMining', { slug: 'data-types' }],
    ['/en/solid/srp/', 'en/solid', { slug: 'srp' }],
    ['/Blog/', 'any', { '*': 'Blog/' }],
    ['/nothing/like/it/', 'any', { '*': 'nothing/like/it/' }],
  ])('[S2.1.16] %s has the pattern and the parameters of its kind', (path, id, params) => {
    expect(match(path)).toEqual({ id, params })
  })
})
