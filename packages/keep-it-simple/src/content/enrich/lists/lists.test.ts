import { expect, it } from 'vitest'
import { resolveCollection, type PostCollection } from '#model/collection.ts'
import type { PageData } from '#model/page.ts'
import { strings } from '../../interface-strings.ts'
import type { PlacedPage } from '../../placed-page.ts'
import { listPosts } from '../posts.ts'
import { listEntries } from './lists.ts'

const blog = (given: object = {}): PostCollection =>
  resolveCollection({ type: 'post', dir: 'blog', title: 'Blog', ...given }) as PostCollection

interface Written {
  readonly at?: string
  readonly tags?: readonly string[]
  readonly categories?: readonly string[]
}

const posts = (
  collection: PostCollection,
  count: number,
  of: (index: number) => Written,
): PlacedPage[] =>
  Array.from({ length: count }, (_, index) => {
    const { at = '2024-05-06', tags = [], categories = [] } = of(index)
    return {
      path: `/article/${index}/`,
      lang: 'en-US',
      collection,
      createTime: new Date(Date.parse(`${at}T20:00:00Z`) - index * 1000).toISOString(),
      frontmatter: { title: `Post ${index}`, tags },
      source: { file: `blog/${index}.md`, keyLines: {} },
      categoryList: categories.map((id) => ({ id, name: id.toUpperCase(), sort: 0 })),
    } as unknown as PlacedPage
  })

const WORDS = strings({ lang: 'en-US' })
const pagesOf = (
  count: number,
  of: (index: number) => Written,
  given: object = {},
): ReadonlyMap<string, PageData> => {
  const collection = blog(given)
  const list = listPosts(collection, posts(collection, count, of), [])
  return new Map(listEntries(list, '/', 'en-US', WORDS).map(({ path, make }) => [path, make()]))
}
type Lists = ReadonlyMap<string, PageData>
const at = <Type extends PageData['type']>(pages: Lists, path: string, type: Type) => {
  const page = pages.get(path)
  expect(page).toMatchObject({ type, path })
  return page as Extract<PageData, { type: Type }>
}
const archives = (pages: Lists, path: string) => at(pages, path, 'archives')
const categories = (pages: Lists, path: string) => at(pages, path, 'categories')
const tags = (pages: Lists, path: string) => at(pages, path, 'tags')

it('archives of up to 500 posts are one page with every title', () => {
  const pages = pagesOf(500, (index) => ({ at: index < 300 ? '2024-05-06' : '2023-01-02' }))
  const { groups, title, page, pages: many } = archives(pages, '/blog/archives/')
  expect(groups.map((one) => [one.title, one.count, one.posts.length, one.path])).toEqual([
    ['2024', 300, 300, undefined],
    ['2023', 200, 200, undefined],
  ])
  expect([title, page, many]).toEqual(['Archives', 1, 1])
  expect([...pages.keys()].filter((path) => path.includes('archives'))).toHaveLength(1)
})

it('archives of more are years, each with pages of a hundred titles', () => {
  const pages = pagesOf(501, (index) => ({ at: index < 250 ? '2024-05-06' : '2023-01-02' }))
  const { groups } = archives(pages, '/blog/archives/')
  expect(groups.map((one) => [one.title, one.count, one.posts.length, one.path])).toEqual([
    ['2024', 250, 0, '/blog/archives/2024/'],
    ['2023', 251, 0, '/blog/archives/2023/'],
  ])
  const last = archives(pages, '/blog/archives/2024/page/3/')
  expect(last).toMatchObject({ page: 3, pages: 3, link: '/blog/archives/2024/' })
  expect(last.title).toBe('Archives · 2024 · page 3')
  expect(last.groups.map((one) => one.posts.length)).toEqual([50, 0])
  expect(last.groups[0]!.posts[0]!.title).toBe('Post 200')
  expect(archives(pages, '/blog/archives/2023/').title).toBe('Archives · 2023')
})

it('the tree of categories names up to 500 posts; of more each category has pages', () => {
  const inFolders = (index: number) => ({ categories: index % 2 ? ['a', 'b'] : ['a'] })
  const few = categories(pagesOf(500, inFolders), '/blog/categories/')
  expect(few.tree).toMatchObject([{ id: 'a', count: 500 }])
  expect(JSON.stringify(few.tree).match(/"type":"post"/g)).toHaveLength(500)
  const many = pagesOf(501, inFolders)
  const { tree } = categories(many, '/blog/categories/')
  expect(JSON.stringify(tree)).not.toContain('"type":"post"')
  const second = categories(many, '/blog/categories/b/page/2/')
  expect(second.selected).toMatchObject({ id: 'b', title: 'B', page: 2, pages: 3 })
  expect(second.selected!.posts[0]).toEqual({
    title: 'Post 201',
    path: '/article/201/',
    date: '2024-05-06',
  })
  expect(categories(many, '/blog/categories/a/page/6/').selected!.posts).toHaveLength(1)
})

it('of up to 500 tags the page of one shows all, of more the most used and itself', () => {
  const few = pagesOf(500, (index) => ({ tags: [`t${index}`] }))
  expect(tags(few, '/blog/tags/t3/').tags).toHaveLength(500)
  const many = pagesOf(501, (index) => ({
    tags: index < 200 ? ['often', `t${index}`] : [`t${index}`],
  }))
  expect(tags(many, '/blog/tags/').tags).toHaveLength(502)
  expect(tags(many, '/blog/tags/often/').tags).toHaveLength(100)
  const rare = tags(many, '/blog/tags/t450/').tags
  expect(rare).toHaveLength(101)
  expect([rare[0]!.name, rare.at(-1)!.name]).toEqual(['often', 't450'])
  const { selected, title } = tags(many, '/blog/tags/often/page/2/')
  expect(selected).toMatchObject({ name: 'often', page: 2, pages: 2, link: '/blog/tags/often/' })
  expect([selected!.posts.length, selected!.posts[0]!.title]).toEqual([100, 'Post 100'])
  expect(title).toBe('Posts tagged often · page 2')
})

it('lists that are switched off have no pages', () => {
  const off = pagesOf(3, () => ({ tags: ['x'], categories: ['y'] }), {
    tags: false,
    archives: false,
    categories: false,
  })
  expect([...off.keys()]).toEqual(['/blog/'])
})

it('posts are listed with the pinned ones first, so many on a page', () => {
  const collection = blog({ pagination: { perPage: 2 } })
  const written = posts(collection, 5, () => ({}))
  const pinned = { ...written[4]!, frontmatter: { ...written[4]!.frontmatter, sticky: true } }
  const list = listPosts(collection, [...written.slice(0, 4), pinned], [])
  const pages = listEntries(list, '/', 'en-US', WORDS).filter(
    ({ path }) => !/tags|arch|cat/.test(path),
  )
  const shown = pages.map(({ make }) => make() as Extract<PageData, { type: 'posts' }>)
  expect(
    shown.map(({ path, list: { posts: own } }) => [path, ...own.map((one) => one.title)]),
  ).toEqual([
    ['/blog/', 'Post 4', 'Post 0'],
    ['/blog/page/2/', 'Post 1', 'Post 2'],
    ['/blog/page/3/', 'Post 3'],
  ])
  expect(shown[1]).toMatchObject({
    title: 'Blog · page 2',
    list: { page: 2, pages: 3, link: '/blog/' },
  })
})
