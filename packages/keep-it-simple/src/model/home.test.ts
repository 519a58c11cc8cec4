import { describe, expect, it } from 'vitest'
import { bodyParts, featuresGrid, homePosts, showsDownArrow, type HomeSection } from './home.ts'
import type { PostSummary } from './post.ts'

it('[S5.9] 2 give two columns, 3 three, a multiple of 3 six, more than 3 four', () => {
  expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 12].map(featuresGrid)).toEqual([
    'two',
    'three',
    'four',
    'four',
    'six',
    'four',
    'four',
    'six',
    'four',
    'six',
  ])
  expect(featuresGrid(1)).toBe('one')
})

describe('the downward arrow', () => {
  const hero: HomeSection = { type: 'hero', full: true }
  const posts: HomeSection = { type: 'posts' }

  it('stands on a full first hero with a section below, when asked for', () => {
    expect(showsDownArrow([hero, posts], true)).toBe(true)
    expect(showsDownArrow([{ type: 'banner', full: true }, posts], true)).toBe(true)
    expect(showsDownArrow([{ type: 'doc-hero', full: true }, posts], true)).toBe(true)
  })

  it.each([
    ['it was not asked for', [hero, posts], undefined],
    ['nothing lies below', [hero], true],
    ['the first section is not full', [{ type: 'hero' }, hero], true],
    ['the first section is not a hero', [{ type: 'posts', full: true }, hero], true],
  ] satisfies [string, HomeSection[], boolean | undefined][])(
    'is absent when %s',
    (_, sections, sign) => expect(showsDownArrow(sections, sign)).toBe(false),
  )
})

it('the text is cut at its rules, a part for each section that shows one; the last has the rest', () => {
  const hero: HomeSection = { type: 'hero', body: true }
  const custom: HomeSection = { type: 'custom' }
  const text = '<p>a</p>\n<hr>\n<p>b</p>\n<hr>\n<p>c</p>\n'
  expect(bodyParts(text, [hero, { type: 'posts' }, custom])).toEqual([
    '<p>a</p>\n',
    '<p>b</p>\n<hr>\n<p>c</p>\n',
  ])
  expect(bodyParts(text, [custom])).toEqual([text])
  expect(bodyParts(text, [hero, custom, custom, custom])).toEqual([
    '<p>a</p>\n',
    '<p>b</p>\n',
    '<p>c</p>\n',
  ])
  expect(bodyParts('', [hero, custom])).toEqual([''])
  // A rule at the very beginning is a cut, and a hero that does not ask for text gets none.
  expect(bodyParts(`<hr>\n${text}`, [hero, custom])[0]).toBe('')
  expect(bodyParts(text, [{ type: 'hero', body: false }, { type: 'hero' }, custom])).toEqual([text])
  const inner = '<blockquote>\n<hr data-inner>\n</blockquote>\n'
  expect(bodyParts(inner, [hero, custom])).toEqual([inner])
})

it('the newest are in order of date, and pinned ones are a group of their own', () => {
  const post = (path: string, createTime: string, sticky?: number): PostSummary => ({
    path,
    title: path,
    createTime,
    tags: [],
    lang: 'en-US',
    categoryList: [{ id: 'x', sort: 1, name: 'X' }],
    excerpt: 'long',
    ...(sticky !== undefined && { sticky }),
  })
  const pins = ['a', 'b', 'c', 'd'].map((name) => post(`/${name}/`, '2020', 1))
  expect(homePosts(pins, '/blog/', 6)).toMatchObject({ posts: [], pinned: { length: 3 } })
  const all = [post('/old/', '2020'), post('/pin/', '2019', 1), post('/new/', '2024')]
  expect(homePosts([...all, post('/top/', '2018', 2)], '/blog/', 1)).toEqual({
    posts: [{ path: '/new/', title: '/new/', createTime: '2024', category: 'X' }],
    pinned: [
      { path: '/top/', title: '/top/', createTime: '2018', category: 'X' },
      { path: '/pin/', title: '/pin/', createTime: '2019', category: 'X' },
    ],
    link: '/blog/',
  })
})
