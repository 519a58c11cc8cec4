import { afterEach, expect, it, vi } from 'vitest'
import type { ContentPage } from '#model/page.ts'
import { keepCaches } from '../../tests/support/kept-caches.ts'
import { contentPage } from '../../tests/support/sample-pages.ts'
import { cachedData, removeCached } from './cached-pages.ts'
import { searchCached } from './search-cached.ts'

afterEach(() => vi.unstubAllGlobals())

const page = (path: string, more: Partial<ContentPage> = {}): ContentPage =>
  contentPage(path, `Title of ${path}`, { locale: '/en/', body: '<p>About indexes.</p>', ...more })

const ARTICLE = page('/en/a/')
const HOME = page('/en/')
const FREE = page('/en/free/', { pageLayout: 'page' })
const TAGS = { ...page('/en/tags/'), type: 'tags' }

const kept = () =>
  keepCaches({
    'kis /blog/ pages': {
      '/blog/en/a/': 'the document',
      '/blog/en/a/page.json': ARTICLE,
      '/blog/en/page.json': HOME,
      '/blog/en/free/page.json': FREE,
      '/blog/en/tags/page.json': TAGS,
    },
    'kis /blog/ saved': { '/blog/en/a/': [] },
    'kis /blog/ files': {},
    'kis /blog/ shell 1': {},
    'kis / pages': { '/x/page.json': page('/x/') },
  })

it('removes the pages of this site, not the application nor another site', async () => {
  const { names } = kept()
  await removeCached('/blog/')
  expect(names()).toEqual(['kis /blog/ shell 1', 'kis / pages'])
  expect(await cachedData('/blog/')).toEqual([])
})

it('searches what there is, and says where there is nothing', async () => {
  kept()
  const { search, facets } = searchCached('/blog/')
  const query = { text: 'indexes', langs: ['en-US'], limit: 8 } as const
  const { pages } = await search(query, new AbortController().signal)
  expect(pages.map(({ address }) => address)).toContain('/en/a/')
  expect(await facets(['en-US'])).toEqual({ series: [], tags: [] })
  keepCaches({})
  await expect(search(query, new AbortController().signal)).rejects.toThrow('No page is cached')
})
