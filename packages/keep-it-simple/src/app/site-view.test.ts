import { afterEach, beforeAll, expect, it } from 'vitest'
import { collections, navigation, site } from 'virtual:keep-it-simple/site'
import { siteView } from './site-view.ts'
import { loadStrings, stringsOf } from './strings.ts'

const served = site as { base: string }
const lists = collections as unknown as object[]
const bars = navigation as Record<string, unknown>
const { base } = served
const all = [...lists]

beforeAll(async () => {
  await Promise.all([loadStrings('en-US'), loadStrings('zh-CN')])
})
afterEach(() => {
  served.base = base
  lists.splice(0, lists.length, ...all)
  delete bars['/xx/']
})

/** Views are remembered by language and folder: nobody has asked for these before. */
let fresh = 0
const freshLang = () => `en-x-${(fresh += 1)}`
const viewOf = (locale: string) => siteView({ lang: freshLang(), locale })
/** An address nobody has asked for; neither has anybody for what it is written as. */
const freshPath = () => `/fresh-${(fresh += 1)}`

it('every page of a language has the same view, and each language its own', () => {
  const english = siteView({ lang: 'en-US', locale: '/en/' })
  expect(siteView({ lang: 'en-US', locale: '/en/' })).toBe(english)
  expect(english).toMatchObject({ lang: 'en-US', strings: stringsOf('en-US'), site })
  const other = siteView({ lang: 'zh-CN', locale: '/en/' })
  expect([other.lang, other.strings]).toEqual(['zh-CN', stringsOf('zh-CN')])
  expect(viewOf('/en/')).not.toBe(viewOf('/en/'))
})

it('links of the bar are those of the folder, or none', () => {
  const items = [{ text: 'Blog', link: '/blog/' }]
  bars['/xx/'] = items
  expect(viewOf('/xx/').navigation).toBe(items)
  expect(viewOf('/yy/').navigation).toEqual([])
})

it('a page opened with a password brings its own bar and settings', () => {
  const chrome = { navigation: [{ text: 'Secret', link: '/s/' }], site: { author: 'Nobody' } }
  const page = { lang: 'en-US', locale: '/en/', chrome } as never
  const view = siteView(page)
  expect(view).toMatchObject({ ...chrome, lang: 'en-US', site: { ...site, author: 'Nobody' } })
  expect(view.href).toBe(siteView({ lang: 'en-US', locale: '/en/' }).href)
  expect(siteView(page)).toBe(view)
  const chinese = siteView({ lang: 'zh-CN', locale: '/', chrome } as never)
  expect(chinese.strings).toBe(stringsOf('zh-CN'))
})

it('the archives are those of a blog of the language, where it has some', () => {
  expect(viewOf('/en/').archives).toBe('/en/blog/archives/')
  expect(viewOf('/').archives).toBe('/blog/archives/')
  expect(viewOf('/fr/').archives).toBeUndefined()
  lists.splice(0, lists.length, { type: 'post', dir: 'blog', title: 'B', archives: false })
  expect(viewOf('/').archives).toBeUndefined()
  lists.splice(0, lists.length, { type: 'doc', dir: 'notes', title: 'N', archives: true })
  expect(viewOf('/').archives).toBeUndefined()
})

it('the feed is that of a language with posts, below the folder of the site', () => {
  served.base = '/blog/'
  expect(viewOf('/en/').feed).toBe('/blog/en/rss.xml')
  lists.splice(0, lists.length, { type: 'doc', dir: 'notes', title: 'N' })
  expect(viewOf('/').feed).toBeUndefined()
})

it('a post list without a link has a feed at its folder', () => {
  lists.splice(0, lists.length, { type: 'post', dir: 'en/news', title: 'N' })
  expect(viewOf('/en/').feed).toBe('/en/rss.xml')
  expect(viewOf('/').feed).toBeUndefined()
})

it('links are written below the folder of the site, with the slash of the address', () => {
  const { href } = siteView({ lang: 'en-US', locale: '/en/' })
  // What was asked for under another base stays remembered: only fresh addresses may be.
  served.base = '/blog/'
  const path = freshPath()
  expect(href(path)).toBe(`/blog${path}/`)
  expect(href(path)).toBe(`/blog${path}/`)
  expect(href(`${path}?a=1#b`)).toBe(`/blog${path}/?a=1#b`)
  expect(href(`${path}.html`)).toBe(`/blog${path}.html`)
  expect(href(`https://a.example${path}`)).toBe(`https://a.example${path}`)
  expect(href(`#${path}`)).not.toContain('/#')
})
