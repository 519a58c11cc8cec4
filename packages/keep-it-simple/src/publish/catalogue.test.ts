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

const PLAIN = { path: '/a/', lang: 'en-US', locale: '/', title: 'A', indexed: true, tags: [] }

it('says of an article no more than it has', () => {
  expect(catalogueEntry(article())).toStrictEqual({
    ...PLAIN,
    isArticle: true,
    file: 'blog/a.md',
    card: '/a/card.png',
  })
})

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

it('takes the day it was written for its last change, where no history tells more', () => {
  const { updated } = catalogueEntry(article({ createTime: '2026-01-01T00:00:00Z' }))!
  expect(updated).toBe('2026-01-01T00:00:00Z')
})

it('does not offer as a translation what only leads to another language', () => {
  const alternates = [{ lang: 'zh-CN', path: '/zh/', exact: false }]
  expect(catalogueEntry(article({ alternates }))).not.toHaveProperty('alternates')
})

it('a page of another layout is no article, and a list has the date of its newest text', () => {
  expect(catalogueEntry(article({ pageLayout: 'page' }))).toMatchObject({ isArticle: false })
  expect(catalogueEntry(list())).toEqual({ ...PLAIN, isArticle: false })
  expect(catalogueEntry(list({ collection: { latest: '2026-01-03' } }))).toEqual({
    ...PLAIN,
    isArticle: false,
    updated: '2026-01-03',
  })
})

it('has nothing of drafts, protected pages and pages of the frame', () => {
  expect(catalogueEntry(undefined)).toBeUndefined()
  expect(catalogueEntry(article({ draft: true }))).toBeUndefined()
  expect(catalogueEntry(article({ frontmatter: { encrypt: true } }))).toBeUndefined()
  expect(catalogueEntry(list({ type: 'not-found' }))).toBeUndefined()
})

it('says nothing of a card, a day or a latest text that is not there', () => {
  expect(catalogueEntry(list({ collection: {} }))).toStrictEqual({ ...PLAIN, isArticle: false })
  const home = catalogueEntry(article({ pageLayout: 'home' }))!
  expect(Object.values(home)).not.toContain(undefined)
})
