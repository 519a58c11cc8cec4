import { expect, it } from 'vitest'
import { resolveCollection, type DocCollection } from '#model/collection.ts'
import type { SidebarItem } from '#model/navigation.ts'
import type { PlacedPage } from '../placed-page.ts'
import { makeSeries, sidebarFor } from './sidebar.ts'

const notes = (given: object = {}): DocCollection =>
  resolveCollection({ type: 'doc', dir: 'notes', title: 'Notes', ...given }) as DocCollection

const page = (file: string, front: object = {}, dir = 'notes'): PlacedPage =>
  ({
    source: { file: `${dir}/${file}` },
    frontmatter: { title: file, ...front },
    path: `/${dir}/${file}/`,
    collection: { dir },
  }) as unknown as PlacedPage

/** Texts, those of a group in brackets behind it. */
const shown = (items: readonly SidebarItem[]): string =>
  items.map(({ text, items: inner }) => (inner ? `${text}(${shown(inner)})` : text)).join(' ')
const shownOf = (pages: readonly PlacedPage[], given: object = {}) =>
  shown(makeSeries(notes(given), pages).sidebar)

it('[S2.5.3] pages stand by their numbers, and those without one behind, by name', () => {
  const pages = ['b.md', '10.x.md', '2.y.md', 'a.md'].map((file) => page(file))
  expect(shownOf(pages)).toBe('2.y.md 10.x.md a.md b.md')
  expect(shownOf(pages.toReversed())).toBe('2.y.md 10.x.md a.md b.md')
})

it('[S2.5.3] an order in the front matter counts before the number, of a folder by its own page', () => {
  const first = page('9.z.md', { order: 1 })
  expect(shownOf([page('2.y.md'), first])).toBe('9.z.md 2.y.md')
  const folder = [page('5.part/README.md', { order: 1, title: 'Part' }), page('5.part/1.a.md')]
  expect(shownOf([page('2.y.md'), ...folder])).toBe('Part(5.part/1.a.md) 2.y.md')
})

it('[S2.5.3] folders are groups, named by their own page or by their name without the number', () => {
  const pages = [page('1.one/1.a.md'), page('1.one/2.deep/b.md'), page('2.two/index.md')]
  expect(shownOf(pages)).toBe('one(1.one/1.a.md deep(1.one/2.deep/b.md)) 2.two/index.md()')
})

it('a series of more than two hundred pages shows the reader’s branch, and the tops of others', () => {
  const many = (folder: string, count: number) =>
    Array.from({ length: count }, (_, at) => page(`${folder}/${at}.x.md`))
  const small = makeSeries(notes(), [...many('1.one', 100), ...many('2.two', 100)])
  expect(sidebarFor(small, '/notes/1.one/0.x.md/')).toBe(small.sidebar)
  const large = makeSeries(notes(), [
    ...many('1.one', 100),
    ...many('2.two/1.deep', 101),
    page('3.three/README.md'),
    page('3.three/1.a.md'),
    page('4.alone.md'),
  ])
  const [one, two, three, alone] = sidebarFor(large, '/notes/1.one/5.x.md/')
  expect(one!.items).toHaveLength(100)
  // Without a page of its own, a closed group leads to its first text.
  expect(two).toEqual({ text: 'two', link: '/notes/2.two/1.deep/0.x.md/' })
  expect(three).toEqual({ text: '3.three/README.md', link: '/notes/3.three/README.md/' })
  expect(alone).toEqual({ text: '4.alone.md', link: '/notes/4.alone.md/' })
  const [, open] = sidebarFor(large, '/notes/2.two/1.deep/7.x.md/')
  expect(open!.items![0]!.items).toHaveLength(101)
})
