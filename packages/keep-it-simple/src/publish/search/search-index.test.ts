import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { IndexSite } from '../../../tests/support/index-site.ts'
import { addresses } from '../../../tests/support/sample-pages.ts'
import { post } from '../../../tests/support/tiny-site.ts'
import { searchSite } from '#search/search-index.ts'
import { buildSearchIndex, type SearchIndexInput } from './search-index.ts'

const dated = (year: number, text: string) =>
  post({ title: `Of ${year}`, createTime: `${year}/01/01 00:00:00`, permalink: `/${year}/` }, text)
const YEARS = [2001, 2002, 2003, 2004, 2005]

let one: IndexSite
beforeEach(() => {
  const files = YEARS.map((year) => [`blog/${year}.md`, dated(year, `Words of ${year}.`)])
  one = new IndexSite(Object.fromEntries(files))
})
afterEach(() => one.remove())

const build = async (more?: Partial<SearchIndexInput>) =>
  buildSearchIndex(await one.input(more), Promise.resolve())
const find = async (text: string) => {
  const langs = ['zh-CN']
  const reader = one.reader('zh-cn')
  return addresses(await searchSite(async () => reader, langs, { text, langs, limit: 10 }))
}
/** Of two builds: the pieces only the second one wrote. */
const fresh = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(after).filter((name) => name.includes('/pieces/') && before[name] !== after[name])

it('buildSearchIndex: finds names and texts', async () => {
  expect(await build()).toBe(5)
  expect(await find('2004')).toEqual(['/2004/'])
  expect((await find('words')).sort()).toEqual(YEARS.map((year) => `/${year}/`))
})

it('a build with nothing to do reads and writes no piece', async () => {
  await build()
  const before = one.written()
  expect(await build()).toBe(0)
  expect(fresh(before, one.written())).toEqual([])
})

it('an edit reads its page, and what is no longer named is gone', async () => {
  await build()
  const before = one.written()
  one.site.write({ 'blog/2003.md': dated(2003, 'Needles.') })
  expect(await build()).toBe(1)
  const after = one.written()
  expect(fresh(before, after)).not.toEqual([])
  expect(await find('needles')).toEqual(['/2003/'])
  expect(await find('words')).not.toContain('/2003/')
  rmSync(join(one.dist, 'search-index'), { recursive: true })
  await build()
  expect(one.files()).toEqual(Object.keys(after))
})

it('a page that comes or goes is the only one read', async () => {
  await build()
  one.site.write({ 'blog/2006.md': dated(2006, 'Needles.') })
  expect(await build()).toBe(1)
  expect(await find('needles')).toEqual(['/2006/'])
  rmSync(join(one.site.root, 'docs/blog/2006.md'))
  expect(await build()).toBe(0)
  expect(await find('needles')).toEqual([])
})

it('where a service answers, the index of an earlier build goes', async () => {
  await build()
  const search = { appId: 'a', apiKey: 'k', indexName: 'i' }
  expect(await build({ site: { base: '/', locales: [], search } })).toBe(0)
  expect(existsSync(join(one.dist, 'search-index'))).toBe(false)
  expect(await build()).toBe(5)
})

it('every file it wrote is announced, and the list of a language that is gone goes', async () => {
  await build()
  writeFileSync(join(one.dist, 'search-index/fr-fr.json'), '{}')
  const announced: string[] = []
  await build({ announce: (name) => void announced.push(name) })
  const files = one.files()
  expect(announced.toSorted()).toEqual(files.toSorted())
  expect(files).toContain('search-index/zh-cn.json')
  expect(existsSync(join(one.dist, 'search-index/fr-fr.json'))).toBe(false)
})
