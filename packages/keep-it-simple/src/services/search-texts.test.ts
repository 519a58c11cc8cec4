import { afterEach, expect, it, vi } from 'vitest'
import { addresses, contentPage, OTHERS } from '../../tests/support/sample-pages.ts'
import { SearchHost } from '../../tests/support/search-host.ts'
import { localSearch } from './search-local.ts'

const never = new AbortController().signal
const query = (text: string, ...langs: readonly string[]) => ({ text, langs, limit: 5 })

const link = '<a href="/b/">The second</a> and <a href="/b/">another</a>'
const first = contentPage('/a/', 'First', {
  body: `<p>Here a pelican forgets its umbrella. ${link}</p>`,
  tags: [{ name: 'birds', count: 1, path: '/birds/' }],
})
const second = contentPage('/b/', 'Second', {
  tags: [
    { name: 'rain', count: 1, path: '/rain/' },
    { name: 'birds', count: 1, path: '/birds/' },
  ],
})

function serve() {
  const host = new SearchHost()
  host.release('en-US', [first, second, ...OTHERS], '1')
  host.release('fr-FR', [contentPage('/fr/', 'Pelican', { lang: 'fr-FR' })], '1')
  host.release('zh-CN', [contentPage('/zh/', 'Pelican', { lang: 'zh-CN' })], '1')
  vi.stubGlobal('fetch', host.fetch)
  return { host, provider: localSearch('/', ['en-US', 'fr-FR', 'zh-CN']) }
}
afterEach(() => vi.unstubAllGlobals())

it('shows a page that cannot be fetched without its sentences', async () => {
  const { host, provider } = serve()
  const { pages } = await provider.search(query('umbrella', 'en-US'), never)
  expect(pages.map(({ address }) => address)).toEqual(['/a/'])
  expect(pages[0]!.snippet ?? []).toEqual([])
  expect(host.asked).toContain('/a/')
})

it('offers what many have linked to while nothing is typed', async () => {
  const { provider } = serve()
  expect(await provider.popular!(['en-US'])).toEqual([
    { address: '/b/', title: 'Second', lang: 'en-US', sections: [] },
  ])
  expect(await provider.popular!([])).toEqual([])
})

it('other languages are not asked where several are', async () => {
  const { host, provider } = serve()
  const answer = await provider.search(query('pelican', 'zh-CN', 'fr-FR'), never)
  expect(addresses(answer).toSorted()).toEqual(['/fr/', '/zh/'])
  expect(answer.others).toBeUndefined()
  expect(host.asked).not.toContain('/search-index/en-us.json')
})

it('asks nothing again for a reader who has gone', async () => {
  const { host, provider } = serve()
  host.files.clear()
  const gone = provider.search(query('pelican', 'en-US'), AbortSignal.abort(new Error('gone')))
  await expect(gone).rejects.toThrow('gone')
  await new Promise((resolve) => setTimeout(resolve))
  expect(host.asked).toEqual(['/search-index/en-us.json'])
})
