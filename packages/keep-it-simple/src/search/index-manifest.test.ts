import { expect, it } from 'vitest'
import { nameFiles } from '../../tests/support/name-files.ts'
import { contentPage } from '../../tests/support/sample-pages.ts'
import type { OutlinedPage } from '#model/page.ts'
import { gatherLinks, namesOf } from './gather-names.ts'

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
