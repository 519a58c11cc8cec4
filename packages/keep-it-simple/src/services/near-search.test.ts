import { afterEach, expect, it, vi } from 'vitest'
import { contentPage } from '../../tests/support/sample-pages.ts'
import { SearchHost } from '../../tests/support/search-host.ts'
import { nearPages } from './near-pages.ts'

afterEach(() => vi.unstubAllGlobals())
const never = new AbortController().signal

/** Addresses of the pages that are offered for a wrong one. */
async function offered(pathname: string): Promise<string[]> {
  const host = new SearchHost()
  const names = ['one', 'two', 'three', 'four', 'five']
  host.release(
    'en-US',
    [
      ...names.map((name) => contentPage(`/en/${name}/`, `Bloom ${name}`)),
      contentPage('/en/l/', 'Locks'),
    ],
    '1',
  )
  host.release('zh-CN', [contentPage('/b/', 'Bloom 过滤器', { lang: 'zh-CN' })], '1')
  vi.stubGlobal('fetch', host.fetch)
  const pages = await nearPages('/', 'en-US', pathname, never)
  return pages.map(({ address }) => address)
}

it('three pages at most are near an address, in its language', async () => {
  const found = await offered('/2019/bloom.html')
  expect(found).toHaveLength(3)
  expect(found.every((path) => path.startsWith('/en/'))).toBe(true)
})

it('a misspelt word leads to what it is nearest to', async () => {
  expect(await offered('/posts/lokcs/')).toEqual(['/en/l/'])
})

it('an address without words asks nobody', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('asked')))
  expect(await nearPages('/', 'en-US', '/2019/03/', never)).toEqual([])
})
