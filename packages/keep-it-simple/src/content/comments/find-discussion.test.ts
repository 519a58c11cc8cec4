import { expect, it } from 'vitest'
import type { CommentSettings } from '#model/comments.ts'
import { findDiscussion } from './find-discussion.ts'
import type { SavedDiscussion } from './discussions-file.ts'

const named = (number: number, title: string) => ({ number, title }) as unknown as SavedDiscussion
const PAGE = {
  path: '/文章/a.b/',
  title: 'A page',
  origin: 'https://example.org',
  base: '/sub/',
  siteTitle: 'Site',
}
const found = (
  mapping: CommentSettings['mapping'] | undefined,
  titles: readonly string[],
  page: Partial<typeof PAGE> & { commentID?: string } = {},
) =>
  findDiscussion(
    titles.map((title, at) => named(at + 1, title)),
    mapping,
    { ...PAGE, ...page },
  )?.title

it.each([
  [undefined, 'sub/文章/a.b/'],
  ['pathname', 'SUB/%E6%96%87%E7%AB%A0/a.b/'],
  ['url', 'https://example.org/sub/文章/a.b/'],
  ['title', 'A page | Site'],
  ['og:title', 'A page'],
  ['specific', '/文章/a.b/'],
] as const)('with the mapping %s it is called %s', (mapping, title) => {
  expect(found(mapping, ['another', title])).toBe(title)
  expect(found(mapping, ['another', `${title}x`])).toBeUndefined()
})

it('a home page is `index`, a file is called without its ending, and a page like the site like the site', () => {
  expect(found('pathname', ['index'], { path: '/', base: '/' })).toBe('index')
  expect(found('pathname', ['sub/a'], { path: '/a.html' })).toBe('sub/a')
  expect(found('title', ['Site'], { title: 'Site' })).toBe('Site')
})

it('an id of its own is its number, or its name', () => {
  expect(found('number', ['one', 'two'], { commentID: '2' })).toBe('two')
  expect(found('number', ['one', 'two'])).toBeUndefined()
  expect(found('url', ['one', 'two'], { commentID: 'TWO' })).toBe('two')
})
