import { expect, it } from 'vitest'
import { testSite } from '../../tests/support/test-site.ts'
import type { Entry } from './catalogue.ts'
import { hookedCatalogue } from './hooked-catalogue.ts'

const { site } = testSite
const own: Entry = {
  path: '/a/',
  lang: 'zh-CN',
  locale: '/',
  title: 'A',
  isArticle: true,
  indexed: false,
  tags: ['x'],
  updated: '2026-01-01',
}
const asked = (answer: unknown) =>
  hookedCatalogue([own], site, {
    root: '/site',
    file: 'site.config.ts',
    hooks: { catalogue: () => answer as never },
  } as never)

it('is what it was where nobody asks for anything else', async () => {
  const entries = [own]
  expect(await hookedCatalogue(entries, site, undefined)).toBe(entries)
  expect(await hookedCatalogue(entries, site, { root: '/', hooks: {} })).toBe(entries)
  expect(await asked(undefined)).toEqual([own])
})

it('a page may be left out, or said differently; the rest of it stays', async () => {
  expect(await asked([])).toEqual([])
  expect(await asked([{ ...own, title: 'B', description: 'b', updated: '2026-02-02' }])).toEqual([
    { ...own, title: 'B', description: 'b', updated: '2026-02-02' },
  ])
  expect(await asked([{ path: '/a/', title: 'B', isArticle: false }])).toEqual([
    { ...own, title: 'B' },
  ])
})

it('what is added is no article, and of the language of its address', async () => {
  const other = site.locales[1]!
  const added = { isArticle: false, indexed: true, tags: [] }
  const path = `${other.prefix}new/`
  expect(await asked([{ path, title: 'N' }])).toEqual([
    { ...added, path, title: 'N', lang: other.lang, locale: other.prefix },
  ])
  const first = { lang: site.locales[0]!.lang, locale: site.locales[0]!.prefix }
  expect(await asked([{ path: '/new/', title: 'N' }])).toEqual([
    { ...added, ...first, path: '/new/', title: 'N' },
  ])
})
