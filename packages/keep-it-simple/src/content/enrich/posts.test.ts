import { expect, it } from 'vitest'
import { resolveCollection, type PostCollection } from '#model/collection.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { PlacedPage } from '../placed-page.ts'
import { listPosts, withCategories } from './posts.ts'

const blog = (given: object = {}): PostCollection =>
  resolveCollection({ type: 'post', dir: 'blog', title: 'Blog', ...given }) as PostCollection
const BLOG = blog()

const page = (name: string, front: object = {}, given: object = {}): PlacedPage =>
  ({
    path: `/article/${name}/`,
    lang: 'en-US',
    collection: BLOG,
    createTime: '2024-05-06T07:08:09.000Z',
    frontmatter: { title: name, ...front },
    source: { file: `blog/${name}.md`, keyLines: { tags: 3 } },
    categoryList: [],
    ...given,
  }) as unknown as PlacedPage

const listed = (pages: readonly PlacedPage[], given: object = {}, isSecret = false) =>
  listPosts(blog(given), pages, [], isSecret)
const summary = (front: object, given: object = {}) => listed([page('one', front, given)]).posts[0]!

it.each([
  ['its own, as text', { excerpt: 'a < b' }, '<p>a &lt; b</p>'],
  ['that of its text, as it is', {}, '<p>of the <em>text</em></p>'],
  ['none where it is refused', { excerpt: false, description: 'D' }, undefined],
])('its excerpt is %s', (_, front, expected) => {
  const source = { file: 'blog/one.md', keyLines: {}, excerpt: '<p>of the <em>text</em></p>' }
  expect(summary(front, { source }).excerpt).toBe(expected)
})

it('without an excerpt its description is shown, as text', () => {
  expect(summary({ description: 'D & E' }).excerpt).toBe('<p>D &amp; E</p>')
})

it('a lock of its own is named, that of the whole site is not', () => {
  expect(summary({}, { lock: { scope: 'page' } }).encrypt).toBe(true)
  expect(summary({}, { lock: { scope: 'site' } })).not.toHaveProperty('encrypt')
})

it('tags are counted once for each post, the newest first', () => {
  const old = { createTime: '2020-01-01T00:00:00.000Z' }
  const list = listed([
    page('old', { tags: ['b', 'a'] }, old),
    page('new', { tags: ['b', 'b', 'c'] }),
  ])
  expect(list.tags).toEqual([
    { name: 'b', count: 2, path: '/blog/tags/b/' },
    { name: 'c', count: 1, path: '/blog/tags/c/' },
    { name: 'a', count: 1, path: '/blog/tags/a/' },
  ])
  expect(list.byTag.get('b')!.map(({ title }) => title)).toEqual(['new', 'old'])
  expect(list.byName.get('a')).toBe(list.tags[2])
  expect(list.info.totals).toEqual({ posts: 2, tags: 3, categories: 0, years: 2 })
  expect(list.info.latest).toBe('2024-05-06')
  expect(listed([]).info).not.toHaveProperty('latest')
})

it('addresses of secret tags are numbers', () => {
  const list = listed([page('one', { tags: ['x', 'y'] })], {}, true)
  expect(list.tags.map(({ path }) => path)).toEqual(['/blog/tags/1/', '/blog/tags/2/'])
  expect(list.info.tagPaths).toEqual({ x: '/blog/tags/1/', y: '/blog/tags/2/' })
  expect(listed([page('one', { tags: ['x'] })]).info).not.toHaveProperty('tagPaths')
})

it('tags that would share an address are named at the page that has the second', () => {
  const found: Diagnostic[] = []
  const pages = [page('one', { tags: ['Go'] }), page('two', { tags: ['x', 'go'] })]
  listPosts(BLOG, pages, found)
  expect(found).toMatchObject([
    { code: 'clashing-tags', severity: 'error', file: 'docs/blog/two.md', line: 3 },
  ])
  expect(found[0]!.remedy).toBe('Spell both `Go`.')
})

it('categories are the folders of each collection of posts', () => {
  const inFolder = (dir: string, type: string) =>
    page('x', {}, { source: { file: `${dir}/1.Go/x.md` }, collection: { ...blog({ dir }), type } })
  const [post, other, note] = withCategories(
    [inFolder('blog', 'post'), inFolder('more', 'post'), inFolder('notes', 'doc')],
    false,
  )
  expect(post!.categoryList.map(({ name }) => name)).toEqual(['Go'])
  expect(other!.categoryList.map(({ name }) => name)).toEqual(['Go'])
  expect(note!.categoryList).toEqual([])
})
