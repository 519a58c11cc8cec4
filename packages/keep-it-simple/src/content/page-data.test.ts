import { describe, expect, it } from 'vitest'
import { testSettings } from '../../tests/support/test-site.ts'
import type { SiteMap } from './connect.ts'
import { nearPages, notFoundData, openMedia } from './page-data.ts'
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
