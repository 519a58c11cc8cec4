import { expect, it } from 'vitest'
import { resolveCollection } from '#model/collection.ts'
import { testSettings } from '../../../tests/support/test-site.ts'
import type { PlacedPage } from '../placed-page.ts'
import { crumbsOf } from './crumbs.ts'
import { neighbourIndex } from './neighbours.ts'
import type { Series } from './sidebar.ts'
import { takenAliases } from './taken-aliases.ts'

const SETTINGS = testSettings()
const page = (path: string, front: object = {}, given: object = {}, links: object[] = []) =>
  ({
    path,
    lang: path.startsWith('/en/') ? 'en-US' : 'zh-CN',
    locale: SETTINGS.site.locales[path.startsWith('/en/') ? 1 : 0],
    frontmatter: { title: path, ...front },
    source: { file: `${path.slice(1, -1)}.md`, keyLines: { aliases: 4 }, links },
    categoryList: [],
    ...given,
  }) as unknown as PlacedPage

it('a name belongs to one page of a language', () => {
  const found = takenAliases([
    page('/a/', { title: 'Ant', aliases: ['Bee', 'ANT', 'Cat'] }),
    page('/b/', { title: 'bee', aliases: ['cat', 'Dog'] }),
    page('/c/', { title: 'Ant', aliases: ['ant'] }),
    page('/en/a/', { title: 'x', aliases: ['Bee', 'Cat'] }),
    page('/d/', { title: 'y' }),
  ])
  expect(found.map(({ file, line, message }) => [file, line, message])).toEqual([
    ['docs/a.md', 4, 'The alias `Bee` is the title of docs/b.md already.'],
    ['docs/b.md', 4, 'The alias `cat` is an alias of docs/a.md already.'],
    ['docs/c.md', 4, 'The alias `ant` is the title of docs/a.md already.'],
  ])
  expect(found[0]).toMatchObject({
    severity: 'warning',
    code: 'alias-taken',
    remedy: 'Let the page that answers it best have the name, and name the other more exactly.',
  })
})

it('neighbours follow the order of a series and of posts', () => {
  const order = ['/1/', '/2/', '/3/'].map((one) => ({ text: one, link: one }))
  const posts = ['/p/', '/q/'].map((path) => ({ title: `T${path}`, path }))
  const index = neighbourIndex([{ order } as unknown as Series], [posts as never])
  expect([...index]).toStrictEqual([
    ['/1/', { next: order[1] }],
    ['/2/', { prev: order[0], next: order[2] }],
    ['/3/', { prev: order[1] }],
    ['/p/', { next: { text: 'T/q/', link: '/q/' } }],
    ['/q/', { prev: { text: 'T/p/', link: '/p/' } }],
  ])
})

const HOME = { text: 'Home', link: '/' }
it('the way to a page leads through its collection', () => {
  const blog = (given: object = {}) =>
    resolveCollection({ type: 'post', dir: 'blog', title: 'Blog', ...given })
  const way = (given: object, series?: object, path = '/n/x/') =>
    crumbsOf(page(path, { title: 'X' }, given), series as Series | undefined, 'Home')
  expect(way({}, undefined, '/')).toEqual([])
  expect(way({})).toStrictEqual([HOME, { text: 'X' }])
  const categoryList = [{ id: 'go', name: 'Go' }]
  const list = { text: 'Blog', link: '/blog/' }
  expect(way({ collection: blog(), categoryList })).toStrictEqual([
    HOME,
    list,
    { text: 'Go', link: '/blog/categories/go/' },
    { text: 'X' },
  ])
  const plain = way({ collection: blog({ categories: false }), categoryList })
  expect(plain).toStrictEqual([HOME, list, { text: 'Go' }, { text: 'X' }])
  const collection = resolveCollection({ type: 'doc', dir: 'n', title: 'Notes' })
  const { linkPrefix } = collection as unknown as { linkPrefix: string }
  const sidebar = [
    { text: 'Alone', link: '/n/alone/' },
    { text: 'Other', items: [{ text: 'O', link: '/n/o/' }] },
    { text: 'Outer', items: [{ text: 'Inner', link: '/n/i/', items: [{ link: '/n/x/' }] }] },
  ]
  const groups = [{ text: 'Outer' }, { text: 'Inner', link: '/n/i/' }]
  const root = [{ link: linkPrefix }]
  expect(way({ collection }, { order: root, sidebar })).toStrictEqual([
    HOME,
    { text: 'Notes', link: linkPrefix },
    ...groups,
    { text: 'X' },
  ])
  const rootless = way({ collection }, { order: [], sidebar })
  expect(rootless).toStrictEqual([HOME, ...groups, { text: 'X' }])
  const atRoot = way({ collection }, { order: root, sidebar }, linkPrefix)
  expect(atRoot).toStrictEqual([HOME, { text: 'X' }])
  expect(way({ collection })).toStrictEqual([HOME, { text: 'X' }])
})
