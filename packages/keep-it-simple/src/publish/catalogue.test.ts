import { expect, it } from 'vitest'
import type { OutlinedPage } from '#model/page.ts'
import { catalogueEntry } from './catalogue.ts'

const article = (given: object = {}): OutlinedPage =>
  ({
    type: 'content',
    pageLayout: 'doc',
    path: '/a/',
    lang: 'en-US',
    locale: '/',
    title: 'A',
    filePathRelative: 'blog/a.md',
    frontmatter: {},
    ...given,
  }) as unknown as OutlinedPage
const list = (given: object = {}): OutlinedPage =>
  article({ type: 'posts', pageLayout: undefined, filePathRelative: undefined, ...given })

it('says all that an article has', () => {
  const whole = article({
    description: 'About A.',
    alternates: [
      { lang: 'zh-CN', path: '/zh/a/', exact: true },
      { lang: 'fr', path: '/fr/', exact: false },
    ],
    createTime: '2026-01-01T00:00:00Z',
    git: { updatedTime: '2026-02-01T00:00:00Z' },
    collection: { link: '/blog/' },
    tags: [{ name: 'one', path: '/tags/one/' }],
  })
  expect(catalogueEntry(whole)).toMatchObject({
    description: 'About A.',
    alternates: [{ lang: 'zh-CN', path: '/zh/a/', exact: true }],
    created: '2026-01-01T00:00:00Z',
    updated: '2026-02-01T00:00:00Z',
    list: '/blog/',
    tags: ['one'],
  })
})

it('has nothing of drafts, protected pages and pages of the frame', () => {
  expect(catalogueEntry(undefined)).toBeUndefined()
  expect(catalogueEntry(article({ draft: true }))).toBeUndefined()
  expect(catalogueEntry(article({ frontmatter: { encrypt: true } }))).toBeUndefined()
  expect(catalogueEntry(list({ type: 'not-found' }))).toBeUndefined()
})
