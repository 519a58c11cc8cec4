import { expect, it } from 'vitest'
import type { PostsPage } from '#model/list-page.ts'
import { searchRecords } from '#model/search-records.ts'
import { plainHtml } from '#publish/feeds/plain-html.ts'
import { page, post, withSite } from '../support/tiny-site.ts'

const problems = (body: string, front = {}) =>
  withSite({ 'a.md': page(front, body) }, async (site) =>
    (await site.diagnostics()).map(({ severity, code, line, message, remedy }) => ({
      severity,
      code,
      line,
      message,
      remedy,
    })),
  )

const html = (body: string, front = {}) =>
  withSite({ 'a.md': page(front, body) }, async (site) => {
    const { body: drawn } = await site.content('/a/')
    return drawn
  })

it('a formula that cannot be read is reported with its line and the reason', async () => {
  expect(await problems('文\n字 $\\foo$\n\n$$\n\\frac{a\n$$')).toEqual([
    {
      severity: 'error',
      code: 'bad-maths',
      line: 6,
      message: 'A formula cannot be read: Unsupported function name: \\foo at position 1: \\foo',
      remedy: 'Correct the TeX, or write `\\$` for a dollar.',
    },
    expect.objectContaining({ code: 'bad-maths', line: 8 }),
  ])
})

it('a formula left open is reported once', async () => {
  expect(await problems('$$ a\n\n$$ b')).toEqual([
    {
      severity: 'error',
      code: 'unclosed-maths',
      line: 5,
      message: 'A formula that begins with `$$` never ends.',
      remedy: 'End it with `$$` at the end of a line.',
    },
  ])
})

it.each([
  ['::lucide:rockt::', 'Did you mean `lucide:rocket`?'],
  ['::lucid:rocket::', 'Did you mean `lucide:rocket`?'],
  [
    '::mdi-light:home::',
    'Correct the name, or install `@iconify-json/mdi-light`, or run `npx kis icons mdi-light:home`.',
  ],
])('an unknown icon: %s', async (body, remedy) => {
  expect(await problems(`一\n\n二${body}`)).toEqual([
    expect.objectContaining({ severity: 'error', code: 'unknown-icon', line: 7, remedy }),
  ])
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
  expect(await problems('x', { icon: 'lucide:rockt' })).toEqual([
    expect.objectContaining({
      code: 'unknown-icon',
      line: 3,
      remedy: 'Did you mean `lucide:rocket`?',
    }),
  ])
})

it('a word no icon knows', async () => {
  expect(await problems('::lucide:sun big::')).toEqual([
    expect.objectContaining({ code: 'bad-icon', message: 'An icon knows no `big`.' }),
  ])
})

it('annotations without a text, and texts without a mark', async () => {
  expect(await problems('一[+nte]\n\n[+note]: 甲\n\n[+other]: 乙\n\n二[+other]')).toEqual([
    {
      severity: 'error',
      code: 'unknown-annotation',
      line: 5,
      message: 'The annotation `[+nte]` is not defined.',
      remedy: 'Did you mean `[+note]`?',
    },
    expect.objectContaining({ severity: 'warning', code: 'unused-annotation', line: 7 }),
  ])
})

it('abbreviations explained twice or for nothing', async () => {
  expect(await problems('HTML\n\n*[HTML]: a\n*[HTML]: b\n*[CSS]: c')).toEqual([
    expect.objectContaining({ severity: 'error', code: 'duplicate-abbreviation', line: 8 }),
    expect.objectContaining({ severity: 'warning', code: 'unused-abbreviation', line: 9 }),
  ])
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
  expect(await problems('!!一!!{.clik}')).toEqual([
    expect.objectContaining({ code: 'unknown-plot', remedy: 'Did you mean `.click`?' }),
  ])
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

it.each([
  ['[甲](./a b.md)', 'broken-link'],
  ['[**甲**](../某 文件.md#节)', 'broken-link'],
  ['![图](./a b.png)', 'broken-link'],
  ['##标题', 'tight-heading'],
  ['### 标题\n\n###标题', 'tight-heading'],
])('what was meant to be a link or a heading is reported: %s', async (body, code) => {
  expect(await problems(body)).toMatchObject([{ severity: 'warning', code }])
})

it.each([
  '[甲](https://example.com/ "一 题.md")',
  '`[甲](./a b.md)`',
  '[甲\\](./a b.md)',
  '#标签',
  '\\##标题',
  'f[i](x, y) 与 a[0](1 + 2)',
])('what is text stays text: %s', async (body) => {
  expect(await problems(body)).toEqual([])
})
