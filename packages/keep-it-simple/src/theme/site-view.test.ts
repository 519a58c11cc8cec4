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
/** An address nobody has asked for; neither has anybody for what it is written as. */
const freshPath = () => `/fresh-${(fresh += 1)}`

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
