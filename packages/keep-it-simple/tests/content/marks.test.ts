import { expect, it } from 'vitest'
import type { PostsPage } from '#model/list-page.ts'
import { searchRecords } from '#model/search-records.ts'
import { plainHtml } from '#publish/feeds/plain-html.ts'
import { problemsOfEach } from '../support/found-problems.ts'
import { page, post, withSite } from '../support/tiny-site.ts'

const html = (body: string, front = {}) =>
  withSite({ 'a.md': page(front, body) }, async (site) => {
    const { body: drawn } = await site.content('/a/')
    return drawn
  })

it('icons of front matter and settings are drawn, or reported', async () => {
  const navigation = { '/': [{ text: '甲', link: '/a/', icon: 'lucide:sun' }] }
  await withSite(
    { 'a.md': page({ icon: 'lucide:rocket' }), 'b.md': page({}) },
    async (site) => {
      expect(Object.keys((await site.content('/a/')).glyphs!)).toEqual([
        'lucide:rocket',
        'lucide:sun',
      ])
      expect(Object.keys((await site.content('/b/')).glyphs!)).toEqual(['lucide:sun'])
    },
    { navigation },
  )
})

it('abbreviations of the whole site, and a page that says it differently', async () => {
  const files = { 'a.md': page({}, '用API'), 'b.md': page({}, '用API\n\n*[API]: 另一个') }
  const abbreviations = { 'zh-CN': { API: '接口', SDK: '开发包' } }
  await withSite(
    files,
    async (site) => {
      const first = JSON.stringify((await site.content('/a/')).body)
      expect(first).toContain('title=\\"接口\\"')
      expect(first).not.toContain('SDK')
      expect(JSON.stringify((await site.content('/b/')).body)).toContain('title=\\"另一个\\"')
      expect(await site.diagnostics()).toEqual([])
    },
    { abbreviations },
  )
})

it('an abbreviation stays a word of the text, once, for searches and feeds', async () => {
  const text = '使用ZQXW编写，ZQXW 很好。\n\n*[ZQXW]: Zebra Quilt'
  await withSite({ 'a.md': page({}, text) }, async (site) => {
    const found = await site.content('/a/')
    expect(searchRecords(found).map((record) => record.text)).toEqual([
      '使用ZQXW编写，ZQXW 很好。 Zebra Quilt',
    ])
    const feed = plainHtml(found.body, 'https://example.org/a/')
    expect(feed).toContain('<p>使用<abbr title="Zebra Quilt">ZQXW</abbr>编写，ZQXW 很好。</p>')
    expect(feed).toMatch(/<b>ZQXW<\/b>\s*<p>Zebra Quilt<\/p>/)
  })
})

it('hidden text takes the page’s settings, and its own before them', async () => {
  const text = await html('!!一!! !!二!!{.mask}', { plot: { trigger: 'click', effect: 'blur' } })
  expect(text).toContain('data-trigger="click" data-effect="blur"')
  expect(text).toContain('data-trigger="click" data-effect="mask"')
})

it('an excerpt has no controls, no secrets, and whole drawings', async () => {
  const text =
    'API[+n] !!秘密!! ::lucide:sun:: ::lucide:sun::\n\n<!-- more -->\n\n*[API]: x\n\n[+n]: y'
  await withSite({ 'blog/a.md': post({}, text) }, async (site) => {
    const { excerpt = '' } = ((await site.page('/blog/')) as PostsPage).list.posts[0]!
    expect(excerpt).toMatch(/^<p>API {2}<svg/)
    expect(excerpt).not.toMatch(/button|秘密|<use|id=/)
  })
})

it('an icon is drawn once on a page', async () => {
  const text = await html('::lucide:sun:: ::lucide:sun:: ::lucide:moon::')
  expect(text.match(/<circle/g)).toHaveLength(1)
  expect(text).toContain('<use href="#icon:lucide:sun"/>')
  expect(text).not.toContain('icon:lucide:moon')
})

it('no style attribute leaves the compiler', async () => {
  const tex = String.raw`$$\boxed{x}\color{red}y\begin{array}{c|c}1&2\\\hline 3\end{array}\tag{1}$$`
  expect(await html(tex)).not.toContain(' style=')
})

const MISTAKES: readonly (readonly [text: string, expected: string])[] = [
  ['文\n字 $\\foo$\n\n$$\n\\frac{a\n$$', '2 bad-maths,4 bad-maths'],
  ['$$ a\n\n$$ b', '1 unclosed-maths'],
  ['一\n\n二::lucide:rockt::', '3 unknown-icon'],
  ['::lucide:sun big::', '1 bad-icon'],
  ['一[+nte]\n\n[+note]: 甲', '1 unknown-annotation,3 unused-annotation'],
  ['HTML\n\n*[HTML]: a\n*[HTML]: b\n*[CSS]: c', '4 duplicate-abbreviation,5 unused-abbreviation'],
  ['!!一!!{.clik}', '1 unknown-plot'],
  ['[**甲**](../某 文件.md#节)', '1 broken-link'],
  ['### 标题\n\n###标题', '3 tight-heading'],
  ['[甲](https://example.com/ "一 题.md")', ''],
  ['[甲\\](./a b.md) f[i](x, y) 与 a[0](1 + 2)', ''],
]

it('marks: mistakes are reported at their line', async () => {
  const found = await problemsOfEach(MISTAKES.map(([text]) => text))
  expect(MISTAKES.map(([text], at) => [text, found[at]!.join()])).toEqual(MISTAKES)
})
