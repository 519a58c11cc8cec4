import { expect, it } from 'vitest'
import { nameFiles } from '../../tests/support/name-files.ts'
import { contentPage } from '../../tests/support/sample-pages.ts'
import type { OutlinedPage } from '#model/page.ts'
import { facetsOf } from './facets.ts'
import { gatherLinks, namesOf } from './gather-names.ts'
import { entryStep, summed, type GroupFile } from './index-files.ts'
import type { PageEntry } from './page-entry.ts'

function filesOf(
  pages: readonly OutlinedPage[],
  links: readonly (readonly [string, string])[] = [],
) {
  const files = new Map<string, unknown>()
  const keep = (content: unknown) => {
    const name = JSON.stringify(content)
    files.set(name, content)
    return name
  }
  const gathered = gatherLinks(links, '/')
  const names = pages.map((page) => namesOf(page, gathered, () => undefined, []))
  return {
    manifest: nameFiles(names, () => [], keep),
    read: (name: string) => files.get(name),
  }
}
const tagged = (path: string, ...tags: readonly string[]) =>
  contentPage(path, path, { tags: tags.map((name) => ({ name, count: 1 })) } as never)

it('pages are shown from files of a few, in their order', () => {
  const step = entryStep(10)
  const pages = Array.from({ length: step + 1 }, (_, at) => contentPage(`/${at}/`, `Page ${at}`))
  const { manifest, read } = filesOf(pages)
  const entries = manifest.entries.map((name) => read(name) as readonly PageEntry[])
  expect(entries.map(({ length }) => length)).toEqual([step, 1])
  expect(entries.flat().map(({ path }) => path)).toEqual(pages.map(({ path }) => path))
})

it('tags know their pages', () => {
  const pages = [
    tagged('/a/', 'SQL', 'Go'),
    contentPage('/b/', 'B'),
    tagged('/c/', 'SQL'),
    tagged('/d/', 'constructor'),
    tagged('/e/', 'SQL'),
  ]
  const { manifest, read } = filesOf(pages)
  const groups = read(manifest.groups) as GroupFile
  expect(summed(groups.tags['SQL']!)).toEqual([0, 2, 4])
  expect(facetsOf([groups]).tags).toEqual(['SQL', 'Go', 'constructor'])
})

it('a tag of two languages counts in both', () => {
  const one = { series: {}, tags: { SQL: [0, 1, 2], Go: [0, 1, 1, 1] } }
  const other = { series: {}, tags: { SQL: [0, 1] } }
  expect(facetsOf([one, other]).tags).toEqual(['SQL', 'Go'])
})

it('offers pages that others write of, under several names, and no lists', () => {
  const list = contentPage('/list/', 'List', { filePathRelative: 'x/README.md' })
  const to = (path: string, count: number) =>
    Array.from({ length: count }, (_, at) => [path, `name ${at}`] as const)
  const pages = [contentPage('/a/', 'A'), list, contentPage('/b/', 'B'), contentPage('/c/', 'C')]
  const { manifest } = filesOf(pages, [
    ...to('/a/', 2),
    ...to('/list/', 9),
    ...to('/b/', 3),
    ...to('/c/', 1),
  ])
  expect(manifest.popular).toEqual([2, 0])
})

it('of a locked page nothing but its title is written, whatever is known of it', () => {
  const page = tagged('/a/', 'Secret')
  const more = { description: 'Secret', series: 'Secret', isLocked: true }
  const files: unknown[] = []
  const own = namesOf(page, gatherLinks([['/a/', 'secret']], '/'), () => undefined, [])
  nameFiles(
    [{ ...own, ...more }],
    () => [],
    (content) => String(files.push(content)),
  )
  expect(JSON.stringify(files)).toContain('/a/')
  expect(JSON.stringify(files)).not.toMatch(/secret/i)
})

it('no pages are an index too', () => {
  const { manifest } = filesOf([])
  expect(manifest).toMatchObject({ count: 0, entries: [], popular: [], names: { files: [] } })
})
