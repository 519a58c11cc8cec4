import { expect, it } from 'vitest'
import type { ContentPage } from './page.ts'
import { isSearchable, searchRecords, textOf } from './search-records.ts'

const page = (more: Partial<ContentPage> = {}): ContentPage => ({
  type: 'content',
  path: '/article/a/',
  lang: 'zh-CN',
  locale: '/',
  title: '题目',
  layout: 'Layout',
  pageLayout: 'doc',
  filePathRelative: 'blog/a.md',
  frontmatter: {},
  headings: [],
  crumbs: [{ text: '首页', link: '/' }, { text: '题目' }],
  body: '<p>开头 a&lt;b</p><h2 id="一">第一节<a class="anchor" href="#一">§</a></h2><p>正文</p>',
  ...more,
})

it('cuts a page at its headings', () => {
  expect(
    searchRecords(page()).map(({ anchor, section, text, position }) => [
      anchor,
      section,
      text,
      position,
    ]),
  ).toEqual([
    ['', '', '开头 a<b', 0],
    ['一', '第一节', '正文', 1],
  ])
})

it('reads the text of an island and not its first frame', () => {
  const frame = '<div class="island" data-island="x"><div><b>42</b></div><p>按钮</p></div>'
  const body = `<figure>${frame}<figcaption class="island-text"><p>里面</p></figcaption></figure>`
  expect(searchRecords(page({ body }))[0]!.text).toBe('里面')
})

it('leaves out what nobody reads', () => {
  const html = '<svg><text>图</text></svg><p>字<button>复制</button></p><li>一</li><li>二</li>'
  expect(textOf(html)).toBe('字 一 二')
})

it('refuses drafts, locked pages, pages that wish it, lists and pages without text', () => {
  expect(isSearchable(page())).toBe(true)
  expect(isSearchable(page({ draft: true }))).toBe(false)
  expect(isSearchable(page({ frontmatter: { encrypt: true } }))).toBe(false)
  expect(isSearchable(page({ frontmatter: { search: false } }))).toBe(false)
  expect(isSearchable(page({ body: '' }))).toBe(false)
  expect(isSearchable({ ...page(), type: 'not-found' } as never)).toBe(false)
})

it('what readers said of a page is found with it', () => {
  const discussion = {
    title: 'Comments',
    count: 1,
    html: '<p>Well said.</p>',
    link: 'https://x.example',
    fetched: '2026-01-01',
  }
  const last = searchRecords(page({ discussion })).at(-1)!
  expect([last.anchor, last.section, last.text]).toEqual(['doc-comments', 'Comments', 'Well said.'])
})

it.each([
  ['<p>a<b class="x">b</b>c</p>', 'abc'],
  ['<p>a</p><p>b</p>', 'a b'],
  ['a<svg><text>no</text></svg>b', 'a b'],
  ['x <= y', 'x <= y'],
  ['&lt;b&gt; &quot;a&quot; &#39;c&#39; &amp;&nbsp;d', '<b> "a" \'c\' & d'],
  ['&amp;lt; &amp;amp;', '&lt; &amp;'],
  [' a\tb\u00A0c\n\n d  e\n', 'a b c d e'],
])('%s is read as %s', (html, text) => {
  expect(textOf(html)).toBe(text)
})
