import { expect, it } from 'vitest'
import { resolveCollection, type DocCollection } from '#model/collection.ts'
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
