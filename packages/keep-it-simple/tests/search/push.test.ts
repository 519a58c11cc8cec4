import { afterAll, beforeAll, expect, it } from 'vitest'
import { PageTable } from '#store/pages.ts'
import { pushSearch } from '#publish/search/search-push.ts'
import { FakeAlgolia } from '../support/fake-algolia.ts'
import { page, post, TinySite } from '../support/tiny-site.ts'

let service: FakeAlgolia
let site: TinySite
const LONG = '数据库索引。'.repeat(2_000)

beforeAll(async () => {
  service = await new FakeAlgolia().start()
  site = new TinySite({
    'README.md': page({}, 'Home.'),
    'blog/a.md': post(
      { title: '联合索引', permalink: '/article/a/', tags: ['SQL'] },
      `头\n\n## 回表\n\n${LONG}`,
    ),
    'en/blog/b.md': post({ title: 'Index', permalink: '/en/article/b/' }, 'A composite index.'),
    'blog/c.md': post({ title: '草稿密语', draft: true, permalink: '/article/c/' }, '草稿密语'),
  })
})
afterAll(() => {
  service.stop()
  site.remove()
})

async function push(adminKey: string, locales = {}): Promise<ReadonlyMap<string, number>> {
  await site.build()
  const library = new PageTable(site.settings.out)
  const search = { ...service.account, locales }
  const settings = { ...site.settings.site, search }
  return await pushSearch({ pages: library.pages(), site: settings, adminKey })
}

it('uploads sections with the official client, in records the service takes', async () => {
  await push(service.adminKey)
  const stored = service.indexes.get('site')!
  expect(stored.find(({ objectID }) => objectID === '/article/a/#')).toMatchObject({
    path: '/article/a/',
    lang: 'zh-CN',
    title: '联合索引',
    tags: ['SQL'],
    text: '头',
  })
  expect(stored.filter(({ anchor }) => anchor === '回表').length).toBeGreaterThan(2)
  expect(JSON.stringify(stored)).not.toContain('草稿密语')
  expect(service.settings.get('site')).toMatchObject({
    attributesForFaceting: ['lang', 'series', 'tags'],
  })
  const before = stored.length
  await push(service.adminKey)
  expect(service.indexes.get('site')).toHaveLength(before)
})

it('[S3.8] keeps to the index of each locale', async () => {
  const counts = await push(service.adminKey, { '/en/': { indexName: 'site-en' } })
  expect([...counts.keys()].sort()).toEqual(['site', 'site-en'])
  expect(service.indexes.get('site-en')!.every(({ lang }) => lang === 'en-US')).toBe(true)
})

it('says what the service says when it refuses', async () => {
  await expect(push('wrong')).rejects.toThrow('Invalid Application-ID or API key')
})
