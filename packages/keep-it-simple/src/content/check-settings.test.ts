import { describe, expect, it } from 'vitest'
import { resolveCollection } from '#model/collection.ts'
import type { SiteConfig } from '#model/site.ts'
import { checkSettings } from './check-settings.ts'
import { testSettings } from '../../tests/support/test-site.ts'

const settings = testSettings('/nowhere')

describe('settings', () => {
  it('of this site are right', () => {
    expect(checkSettings(settings)).toEqual([])
  })

  it.each<[Partial<SiteConfig>, string, string]>([
    [{ base: '/blog' }, '`base` cannot be `/blog`.', '`/blog/`'],
    [{ base: 'blog' }, '`base` cannot be `blog`.', '`/blog/`'],
    [{ base: '' }, '`base` cannot be ``.', '`/`'],
    [{ origin: 'blog.example.org' }, '`origin` cannot be `blog.example.org`.', 'https://'],
    [{ origin: 'https://a.example/' }, '`origin` cannot be `https://a.example/`.', 'host alone'],
    [{ timeZone: 'Asia/Shangai' }, '`timeZone` cannot be `Asia/Shangai`.', 'IANA'],
  ])('%j is told', (change, message, remedy) => {
    const told = checkSettings({ ...settings, site: { ...settings.site, ...change } })
    expect(told).toMatchObject([{ code: 'bad-setting', file: 'site.config.ts', message }])
    expect(told[0]!.remedy).toContain(remedy)
  })

  it.each(['https://a.example', 'http://localhost:4173'])('the origin %s is right', (origin) => {
    expect(checkSettings({ ...settings, site: { ...settings.site, origin } })).toEqual([])
  })

  it('addresses of collections begin and end with a slash', () => {
    const blog = { type: 'post', dir: 'blog', title: 'B', link: '/b/', linkPrefix: 'p' } as const
    expect(checkSettings({ ...settings, collections: [resolveCollection(blog)] })).toMatchObject([
      { file: 'site.config.ts', remedy: 'Begin and end it with a slash: `/p/`.' },
    ])
  })
})
