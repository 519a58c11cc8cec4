import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { hostedSearch } from '#services/search-hosted.ts'
import { FakeAlgolia, type Fault } from '../support/fake-algolia.ts'

let service: FakeAlgolia
beforeEach(async () => {
  service = await new FakeAlgolia().start()
  const record = (path: string, more: object) => ({
    objectID: path,
    path: path.replace(/#.*/, ''),
    lang: 'zh-CN',
    title: '联合索引',
    tags: ['SQL'],
    anchor: '',
    section: '',
    text: '索引 <b>的</b> 顺序',
    position: 0,
    ...more,
  })
  service.indexes.set('site', [
    record('/a/', { series: '博客' }),
    record('/a/#x', { series: '博客', anchor: 'x', section: '回表', text: '二级索引' }),
    record('/en/b/', { lang: 'en-US', title: 'Index', text: '索引 in English' }),
    record('//evil.example/', {}),
  ])
})
afterEach(() => service.stop())

const query = { text: '索引', langs: ['zh-CN'] as const, limit: 8 }
const never = new AbortController().signal

describe('the hosted service', () => {
  it('[S3.8] is asked for the index of the settings, in one language', async () => {
    const answer = await hostedSearch(service.account).search(query, never)
    expect(service.queries[0]!.facetFilters).toEqual([['lang:zh-CN']])
    expect(answer.pages).toEqual([
      {
        address: '/a/',
        title: '联合索引',
        marked: [{ text: '联合' }, { text: '索引', marked: true }],
        lang: 'zh-CN',
        series: '博客',
        snippet: [{ text: '索引', marked: true }, { text: ' <b>的</b> 顺序' }],
        sections: [
          {
            address: '/a/#x',
            title: [{ text: '回表' }],
            snippet: [{ text: '二级' }, { text: '索引', marked: true }],
          },
        ],
      },
    ])
  })

  it('searches both languages, a series and a tag', async () => {
    const both = { ...query, langs: ['zh-CN', 'en-US'] as const }
    expect((await hostedSearch(service.account).search(both, never)).pages).toHaveLength(2)
    await hostedSearch(service.account).search({ ...query, series: '博客', tag: 'SQL' }, never)
    expect(service.queries[1]!.facetFilters).toEqual([['lang:zh-CN'], 'series:博客', 'tags:SQL'])
    const facets = await hostedSearch(service.account).facets(['zh-CN'])
    expect(facets).toEqual({ series: ['博客'], tags: ['SQL'] })
  })

  it('waits 500 ms', () => {
    expect(hostedSearch(service.account).debounce).toBe(500)
  })

  for (const fault of ['error', 'html'] satisfies Fault[])
    it(`moves on to the next host: ${fault}`, async () => {
      const broken = await new FakeAlgolia().start()
      broken.fault = fault
      const hosts = [broken.url, service.url]
      const { pages } = await hostedSearch({ ...service.account, hosts }).search(query, never)
      broken.stop()
      expect(pages).toHaveLength(1)
      expect(broken.queries).toHaveLength(1)
    })

  it('takes a refusal for an answer, and fails', async () => {
    service.fault = 'refuse'
    const hosts = [service.url, service.url]
    await expect(hostedSearch({ ...service.account, hosts }).search(query, never)).rejects.toThrow(
      '403',
    )
    expect(service.queries).toHaveLength(1)
    service.fault = undefined
    const missing = hostedSearch({ ...service.account, indexName: 'no' })
    await expect(missing.search(query, never)).rejects.toThrow('404')
  })

  it('does not wait for a host that says nothing', async () => {
    const silent = await new FakeAlgolia().start()
    silent.fault = 'hang'
    const hosts = [silent.url, service.url]
    // Nobody has to wait for the three seconds a reader would wait; the host that answers may take any time.
    const soon = AbortSignal.timeout(100)
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(soon).mockReturnValue(never)
    onTestFinished(() => limit.mockRestore())
    const { pages } = await hostedSearch({ ...service.account, hosts }).search(query, never)
    silent.stop()
    expect(pages).toHaveLength(1)
    expect(limit).toHaveBeenCalledWith(3000)
  })

  it('is given up when it is no longer wanted', async () => {
    service.fault = 'hang'
    const stop = new AbortController()
    const asked = hostedSearch(service.account).search(query, stop.signal)
    setTimeout(() => stop.abort(), 50)
    await expect(asked).rejects.toThrow(/abort/i)
    await expect.poll(() => service.given).toBe(1)
  })
})
