import { afterEach, expect, it, vi } from 'vitest'
import { readCached, removeCached } from './cached-pages.ts'
import { searchCached } from './search-cached.ts'

afterEach(() => vi.unstubAllGlobals())

/** The caches of a browser, each with the data of a page. */
function keepCaches(...names: readonly string[]): ReadonlySet<string> {
  const all = new Set(names)
  const keys = async () => [{ url: 'https://site.example/blog/en/a/page.json' }]
  const open = async () => ({ keys })
  vi.stubGlobal('caches', { open, delete: async (name: string) => all.delete(name) })
  return all
}

it('removeCached: removes the pages of this site, not its shell nor another site', async () => {
  const [pages, saved, files] = ['kis /blog/ pages', 'kis /blog/ saved', 'kis /blog/ files']
  const names = keepCaches(pages, saved, files, 'kis /blog/ shell 1', 'kis / pages')
  await removeCached('/blog/')
  expect([...names]).toEqual(['kis /blog/ shell 1', 'kis / pages'])
})

it('readCached: skips the data that a worker of an earlier release cached', async () => {
  keepCaches('kis /blog/ pages')
  expect(await readCached('/blog/')).toEqual([])
})

it('searchCached: fails when no page is cached', async () => {
  keepCaches('kis /blog/ pages')
  const query = { text: 'indexes', langs: ['en-US'], limit: 8 } as const
  const { search } = searchCached('/blog/')
  await expect(search(query, new AbortController().signal)).rejects.toThrow('No page is cached')
})
