import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Library } from '#app/library.ts'
import { dataFile } from '#model/path.ts'
import { pushSearch } from '#publish/search/search-push.ts'
import { writeInto } from '#publish/write-into.ts'
import { FakeAlgolia } from '../support/fake-algolia.ts'
import { page, post, TinySite } from '../support/tiny-site.ts'

let service: FakeAlgolia
let site: TinySite
const dist = mkdtempSync(join(tmpdir(), 'push-dist-'))
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
  rmSync(dist, { recursive: true, force: true })
})

async function push(adminKey: string, locales = {}): Promise<ReadonlyMap<string, number>> {
  const { store } = await site.build()
  const library = new Library(site.settings.out)
  for (const [path] of store!.pages) writeInto(join(dist, dataFile(path)), library.text(path)!)
  library.close()
  const search = { ...service.account, locales }
  return pushSearch({ store: store!, dist, site: { ...site.settings.site, search }, adminKey })
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
