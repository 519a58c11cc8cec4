import { expect, it } from 'vitest'
import { isAnnounced, isIndexed } from './announced.ts'
import type { ContentPage, NotFoundPage, OutlinedPage } from './page.ts'

const base = {
  path: '/a/',
  lang: 'zh-CN',
  locale: '/',
  title: '甲',
  layout: 'Layout',
} as const
const article: ContentPage = {
  ...base,
  type: 'content',
  pageLayout: 'doc',
  filePathRelative: 'a.md',
  frontmatter: {},
  body: '',
  headings: [],
  crumbs: [],
}
const missing: NotFoundPage = { ...base, type: 'not-found' }

it.each([
  ['an article', article, true],
  ['a draft', { ...article, draft: true }, false],
  ['a protected page', { ...article, frontmatter: { encrypt: true } }, false],
  ['the not-found page', missing, false],
])('%s', (_, page, expected) => {
  expect(isAnnounced(page)).toBe(expected)
  expect(isIndexed(page)).toBe(expected)
})

it.each([
  ['robots stay away', ['meta', { name: 'robots', content: 'noindex, follow' }] as const],
  ['another address counts', ['link', { rel: 'canonical', href: 'https://a.example/' }] as const],
])('where %s it is announced and not indexed', (_, tag) => {
  expect(isAnnounced({ ...article, head: [tag] })).toBe(true)
  expect(isIndexed({ ...article, head: [tag] })).toBe(false)
})

it.each(['offline', 'search', 'saved', 'not-found'])('the page %s of the frame is not', (type) => {
  expect(isAnnounced({ ...base, type } as unknown as OutlinedPage)).toBe(false)
})

it.each([
  [['meta', { name: 'robots', content: 'nofollow' }] as const],
  [['meta', { name: 'description', content: 'noindex, said of pages' }] as const],
  [['link', { rel: 'alternate', href: 'https://a.example/' }] as const],
  [['script', { rel: 'canonical' }] as const],
])('%j keeps no robot away', (tag) => {
  expect(isIndexed({ ...article, head: [tag] })).toBe(true)
})
