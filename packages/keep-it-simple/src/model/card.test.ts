import { expect, it } from 'vitest'
import { cardAddress } from './card.ts'
import type { ContentPage } from './page.ts'

const article: ContentPage = {
  type: 'content',
  path: '/a/',
  lang: 'zh-CN',
  locale: '/',
  title: '甲',
  layout: 'Layout',
  pageLayout: 'doc',
  filePathRelative: 'a.md',
  frontmatter: {},
  body: '',
  headings: [],
  crumbs: [],
}
const own = ['meta', { property: 'og:image', content: 'https://a.example/b.png' }] as const

it.each([
  ['an article', article, '/a/card.png'],
  ['one whose author names a picture', { ...article, head: [own] }, undefined],
  ['a draft', { ...article, draft: true }, undefined],
  ['a protected page', { ...article, frontmatter: { encrypt: true } }, undefined],
  ['a home page', { ...article, pageLayout: 'home' }, undefined],
  ['a title in letters no font of ours has', { ...article, title: 'مقالة' }, undefined],
  ['a title in Japanese', { ...article, title: 'データベースの話' }, '/a/card.png'],
])('%s', (_, page, expected) => {
  expect(cardAddress(page)).toBe(expected)
})
