import { describe, expect, it } from 'vitest'
import type { ContentPage, PageData } from '#model/page.ts'
import { testSettings } from '../../tests/support/test-site.ts'
import { page, post, withSite } from '../../tests/support/tiny-site.ts'
import type { SiteMap } from './connect.ts'
import {
  nearPages,
  notFoundData,
  offlineData,
  openMedia,
  savedData,
  searchFormData,
} from './page-data.ts'
import type { PlacedPage } from './placed-page.ts'

const settings = testSettings()
const [chinese, english] = settings.site.locales as [
  (typeof settings.site.locales)[number],
  (typeof settings.site.locales)[number],
]
const map = (exists: (path: string) => boolean) => ({ exists }) as SiteMap
const locked = { ...settings, locks: { ...settings.locks, global: true } }

describe('an address that leads nowhere', () => {
  it('is answered in its language, which leads to the others that are there', () => {
    expect(
      notFoundData(
        chinese,
        map(() => true),
        settings,
      ),
    ).toEqual({
      format: expect.any(Number) as number,
      type: 'not-found',
      path: '/404.html',
      lang: 'zh-CN',
      locale: '/',
      title: expect.stringMatching(/./) as string,
      layout: 'Layout',
      alternates: [{ lang: 'en-US', path: '/en/', exact: false }],
    })
    const alone = notFoundData(
      english,
      map((path) => path !== '/'),
      settings,
    )
    expect(alone.path).toBe('/en/404.html')
    expect(alone).not.toHaveProperty('alternates')
  })

  it('says nothing of a site that is locked as a whole', () => {
    expect(
      notFoundData(
        chinese,
        map(() => true),
        locked,
      ),
    ).toMatchObject({ alone: true })
    expect(nearPages(chinese, locked)).toEqual({})
  })
})

describe('pages every language has', () => {
  const missing = notFoundData(
    english,
    map(() => true),
    settings,
  )

  it('say that the reader is offline', () => {
    expect(offlineData(missing, settings)).toMatchObject({
      type: 'offline',
      path: '/en/offline.html',
      assets: ['cached-pages'],
    })
    expect(offlineData(missing, settings).title).not.toBe(missing.title)
  })

  it.each([
    ['saved', savedData, '/saved/', 'cached-pages'],
    ['search', searchFormData, '/search/', 'search-form'],
  ] as const)('lead to the same one of another language: %s', (type, make, path, asset) => {
    const data = make(missing, settings)
    expect(data).toMatchObject({ type, path: `/en${path}`, assets: [asset] })
    expect(data.alternates).toEqual([{ lang: 'zh-CN', path, exact: true }])
    expect(Object.values(data.says).every((text) => text !== '')).toBe(true)
    const one = { ...settings, site: { ...settings.site, locales: [english] } }
    const { alternates: _, ...alone } = missing
    expect(make(alone as typeof missing, one)).not.toHaveProperty('alternates')
  })
})

describe('what everybody may fetch', () => {
  it('is of pages without a lock', () => {
    const pictured = (file: string, lock?: object) =>
      ({
        frontmatter: { title: 'T' },
        source: { file, pictures: [{ file, publicPath: `/media/${file}` }] },
        ...(lock && { lock }),
      }) as unknown as PlacedPage
    const open = openMedia([pictured('a.png'), pictured('b.png', {})], settings)
    expect([...open.keys()]).toEqual(['/media/a.png'])
    expect(open.get('/media/a.png')).toMatch(/docs\/a\.png$/)
  })
})

describe('a page among the others', () => {
  const FILES = {
    'README.md': page({ title: 'Home' }),
    'list.md': page({ title: 'All', pageLayout: 'posts', description: 'Every post' }),
    'en/list.md': page({ title: 'All', pageLayout: 'posts' }),
    'blog/a.md': post({ title: 'A', permalink: '/a/' }, 'To [b](./b.md).'),
    'blog/b.md': post({ title: 'B', permalink: '/b/', createTime: '2024/05/13' }),
    'dataMining/1.one.md': page({ title: 'One' }),
    'dataMining/2.two.md': page({ title: 'Two', prev: '/a/' }),
  }
  const find = (path: string) =>
    withSite(FILES, async (site) => (await site.page(path)) as PageData & Partial<ContentPage>)

  it('leads to its neighbours, and to pages it links to', async () => {
    const data = await find('/a/')
    expect([data.prev, data.next].flatMap((one) => one?.text ?? [])).toEqual(['B'])
    expect(data.body).toContain('href="/b/"')
    expect(data).not.toHaveProperty('sidebar')
    expect(data).not.toHaveProperty('behind')
  })

  it('of a series has its sidebar, and the neighbour its author names', async () => {
    const data = await find('/dataMining/two/')
    expect(data.prev).toMatchObject({ text: 'A', link: '/a/' })
    expect(JSON.stringify(data.sidebar)).toContain('One')
    expect(data).not.toHaveProperty('tags')
  })

  it('with the layout of a list shows the posts of its language', async () => {
    const data = (await find('/list/')) as { list?: { posts: { path: string }[] } } & PageData
    expect(data).toMatchObject({ type: 'posts', title: 'All', description: 'Every post' })
    expect(data.list!.posts.map(({ path }) => path)).toEqual(['/b/', '/a/'])
  })
})
