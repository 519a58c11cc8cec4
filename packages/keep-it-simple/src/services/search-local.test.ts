import { afterEach, describe, expect, it, vi } from 'vitest'
import { addresses, contentPage, lockedPage } from '../../tests/support/sample-pages.ts'
import { SearchHost } from '../../tests/support/search-host.ts'
import { localSearch } from './search-local.ts'

const never = new AbortController().signal
const query = (text: string, ...langs: readonly string[]) => ({ text, langs, limit: 5 })

function serve() {
  const host = new SearchHost()
  host.release(
    'en-US',
    [contentPage('/en/a/', 'Bloom filters'), contentPage('/en/b/', 'Locks')],
    '1',
  )
  const translated = contentPage('/c/', '布隆 Bloom', {
    lang: 'zh-CN',
    alternates: [{ lang: 'en-US', path: '/en/a/', exact: true }] as never,
  })
  host.release('zh-CN', [contentPage('/d/', '锁与 Locks', { lang: 'zh-CN' }), translated], '1')
  vi.stubGlobal('fetch', host.fetch)
  return { host, provider: localSearch('/', ['zh-CN', 'en-US']) }
}
afterEach(() => vi.unstubAllGlobals())

describe('the index in files', () => {
  it('is fetched by its manifest, each file once', async () => {
    const { host, provider } = serve()
    provider.warm!(['en-US'])
    expect(addresses(await provider.search(query('bloom', 'en-US'), never))).toEqual(['/en/a/'])
    expect(addresses(await provider.search(query('locks', 'en-US'), never))).toEqual(['/en/b/'])
    expect(new Set(host.asked).size).toBe(host.asked.length)
  })

  it('is asked afresh, once, when a release took its pieces away', async () => {
    const { host, provider } = serve()
    await provider.facets(['en-US'])
    host.release('en-US', [contentPage('/en/new/', 'Bloom filters again')], '2')
    expect(addresses(await provider.search(query('bloom', 'en-US'), never))).toEqual(['/en/new/'])
  })

  it('that cannot be had is a failure, and is tried again by the next search', async () => {
    const { host, provider } = serve()
    const manifest = host.files.get('/search-index/en-us.json')
    host.files.delete('/search-index/en-us.json')
    await expect(provider.search(query('bloom', 'en-US'), never)).rejects.toThrow('404')
    expect(host.asked.filter((url) => url.endsWith('en-us.json'))).toHaveLength(2)
    host.files.set('/search-index/en-us.json', manifest)
    expect((await provider.search(query('bloom', 'en-US'), never)).total).toBe(1)
  })

  it('of another version is a failure', async () => {
    const { host, provider } = serve()
    host.files.set('/search-index/en-us.json', { format: 99 })
    await expect(provider.search(query('bloom', 'en-US'), never)).rejects.toThrow('format')
  })
})

describe('other languages', () => {
  it('are asked where the asked one has no good answer', async () => {
    const { host, provider } = serve()
    await provider.search(query('locks', 'en-US'), never)
    expect(host.asked).not.toContain('/search-index/zh-cn.json')
    const answer = await provider.search(query('锁', 'en-US'), never)
    expect(addresses(answer)).toEqual([])
    expect(answer.others!.map(({ address, lang }) => [address, lang])).toEqual([['/d/', 'zh-CN']])
    const narrow = { ...query('锁', 'en-US'), tag: 'x' }
    expect((await provider.search(narrow, never)).others).toBeUndefined()
  })

  it('that cannot be had take nothing away, and are tried again', async () => {
    const { host, provider } = serve()
    const manifest = host.files.get('/search-index/zh-cn.json')
    host.files.delete('/search-index/zh-cn.json')
    expect((await provider.search(query('锁', 'en-US'), never)).others).toBeUndefined()
    host.files.set('/search-index/zh-cn.json', manifest)
    expect((await provider.search(query('锁', 'en-US'), never)).others).toHaveLength(1)
  })

  it('take turns where all are asked', async () => {
    const { provider } = serve()
    const answer = await provider.search(query('bloom', 'en-US', 'zh-CN'), never)
    expect(addresses(answer)).toEqual(['/en/a/', '/c/'])
  })
})

it('offers what others link to while nothing is typed', async () => {
  const { provider } = serve()
  const [first] = await provider.popular!(['en-US'])
  expect(first).toEqual({ address: '/en/a/', title: 'Bloom filters', lang: 'en-US' })
  expect(await provider.popular!([])).toEqual([])
})

it('asks nothing again for a reader who has gone', async () => {
  const { host, provider } = serve()
  host.files.clear()
  const gone = provider.search(query('pelican', 'en-US'), AbortSignal.abort(new Error('gone')))
  await expect(gone).rejects.toThrow('gone')
  await new Promise((resolve) => setTimeout(resolve))
  expect(host.asked).toEqual(['/search-index/en-us.json'])
})

it('a locked page is found by its public title, and by nothing else of it', async () => {
  const { host, provider } = serve()
  const pages = [
    lockedPage('/en/salaries/', 'Pay of the team', true),
    lockedPage('/en/hidden/', 'Protected', false),
  ]
  host.release('en-US', pages, '2')
  expect(addresses(await provider.search(query('pay', 'en-US'), never))).toEqual(['/en/salaries/'])
  for (const text of ['salaries', 'protected', 'hidden'])
    expect((await provider.search(query(text, 'en-US'), never)).pages).toEqual([])
})
