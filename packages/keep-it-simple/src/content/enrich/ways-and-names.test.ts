import { expect, it } from 'vitest'
import { resolveCollection } from '#model/collection.ts'
import { testSettings } from '../../../tests/support/test-site.ts'
import type { PlacedPage } from '../placed-page.ts'
import { crumbsOf } from './crumbs.ts'
import type { Addresses } from './link-advice.ts'
import { neighbourIndex, ownNeighbour } from './neighbours.ts'
import { pageLinks } from './related/page-links.ts'
import type { Series } from './sidebar.ts'
import { siteGraph } from './site-graph.ts'
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
const addresses = (pages: readonly PlacedPage[]): Addresses => ({
  pages: new Map(pages.map((one) => [one.path, one])),
  byFile: new Map(pages.map((one) => [one.source.file, one])),
  others: new Set(['/tags/']),
  unpublished: new Map(),
})

const link = (href: string, text?: string) => ({
  href,
  line: 1,
  ...(text !== undefined && { text }),
})
const B = page('/b/', { aliases: ['Bee'] })
const EN = page('/en/x/', { aliases: [] })
const LOCKED = page('/l/', {}, { lock: { scope: 'page' } }, [link('/b/', 'from a lock')])
const A = page('/a/', {}, {}, [
  link('/b/', 'first'),
  link('/b/#x', 'second'),
  link('./b.md', ''),
  link('/b/'),
  link('#top', 'here'),
  link('/a/', 'itself'),
  link('/tags/', 'a list'),
  link('/none/', 'nothing'),
  link('/l/', 'locked'),
  link('/en/x/', 'other language'),
])

it('the graph of a site has open pages and the words of links between them', () => {
  expect(siteGraph(addresses([A, LOCKED, B, EN]), SETTINGS)).toStrictEqual({
    pages: [
      { path: '/a/', lang: 'zh-CN', title: '/a/' },
      { path: '/b/', lang: 'zh-CN', title: '/b/', aliases: ['Bee'] },
      { path: '/en/x/', lang: 'en-US', title: '/en/x/' },
    ],
    links: [
      [0, 1, 'first'],
      [0, 1, 'second'],
      [0, 1, ''],
      [0, 2, 'other language'],
    ],
  })
})

it('listed pages of a language are linked both ways, by the first words', () => {
  const { from, to } = pageLinks(new Set([A, B, EN]), addresses([A, LOCKED, B, EN]), SETTINGS)
  expect([...from]).toEqual([[A, new Map([[B, 'first']])]])
  expect([...to]).toEqual([[B, new Map([[A, 'first']])]])
  expect(pageLinks(new Set([A]), addresses([A, B]), SETTINGS).from.size).toBe(0)
  const wordless = page('/w/', {}, {}, [link('/b/')])
  const all = [wordless, B]
  expect(pageLinks(new Set(all), addresses(all), SETTINGS).to.get(B)!.get(wordless)).toBe('')
})

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

it.each<[Parameters<typeof ownNeighbour>[0], object | undefined]>([
  [false, undefined],
  [undefined, { text: 'found', link: '/f/' }],
  ['/known', { text: 'Known', link: '/known/' }],
  ['/unknown', { text: '/unknown/', link: '/unknown/' }],
  [
    { text: 'T', link: '/t/' },
    { text: 'T', link: '/t/' },
  ],
  [
    { text: 'T', link: '/t/', icon: 'i' },
    { text: 'T', link: '/t/', icon: 'i' },
  ],
])('an author writes %j as a neighbour', (written, expected) => {
  const titleOf = (path: string) => (path === '/known/' ? 'Known' : undefined)
  const found = ownNeighbour(written, { text: 'found', link: '/f/' }, titleOf)
  expect(found).toStrictEqual(expected)
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
