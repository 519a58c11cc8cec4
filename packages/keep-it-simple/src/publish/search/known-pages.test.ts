import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { OutlinedPage } from '#model/page.ts'
import type { StoreRow } from '#model/page-store.ts'
import { knownPages } from './known-pages.ts'

let cache: string
beforeEach(() => (cache = mkdtempSync(join(tmpdir(), 'known-pages-'))))
afterEach(() => rmSync(cache, { recursive: true }))

const row = (path: string, hash: string): StoreRow => [path, 0, 0, hash, '', []]
const page = (path: string, title: string, draft = false) =>
  ({
    type: 'content',
    path,
    title,
    lang: 'en-US',
    draft,
    headings: [],
    frontmatter: {},
    crumbs: [],
    filePathRelative: 'a.md',
  }) as unknown as OutlinedPage

/** Titles of what is known, and the pages that were read for it. */
function ask(rows: readonly StoreRow[], pages: readonly OutlinedPage[]) {
  const read: string[] = []
  const outlineOf = (path: string) => {
    read.push(path)
    return pages.find((one) => one.path === path)
  }
  const known = knownPages(rows, outlineOf, cache)
  return { titles: [...known.values()].map(({ names }) => names.title), read }
}

it('only a page with another hash is read again', () => {
  const rows = [row('/a/', '1'), row('/constructor/', '1')]
  const pages = [page('/a/', 'A'), page('/constructor/', 'C')]
  expect(ask(rows, pages)).toEqual({ titles: ['A', 'C'], read: ['/a/', '/constructor/'] })
  expect(ask(rows, pages)).toEqual({ titles: ['A', 'C'], read: [] })
  const renamed = [page('/a/', 'Renamed'), pages[1]!]
  expect(ask([row('/a/', '2'), rows[1]!], renamed)).toEqual({
    titles: ['Renamed', 'C'],
    read: ['/a/'],
  })
})

it('a page that is gone or became a draft is known no more', () => {
  const pages = [page('/a/', 'A'), page('/b/', 'B')]
  ask([row('/a/', '1'), row('/b/', '1')], pages)
  expect(ask([row('/b/', '1')], pages)).toEqual({ titles: ['B'], read: [] })
  expect(ask([row('/b/', '2')], [page('/b/', 'B', true)]).titles).toEqual([])
  expect(ask([row('/b/', '2')], [page('/b/', 'B', true)])).toEqual({ titles: [], read: [] })
})

const knownOf = (more: object) => {
  const rows = [row('/a/', JSON.stringify(more))]
  return knownPages(rows, () => ({ ...page('/a/', 'A'), ...more }), cache).get('/a/')!
}

it('a page has the age it was written at; one without a date counts as new', () => {
  expect(knownOf({ createTime: '2026-01-01T00:00:00Z' })).toMatchObject({
    age: '2026-01-01T00:00:00Z',
    isOpen: true,
  })
  expect(knownOf({})).toMatchObject({ age: '9', isOpen: true })
  expect(
    knownOf({ type: 'locked', titled: true, createTime: '2026-01-01T00:00:00Z' }),
  ).toMatchObject({
    age: '9',
    isOpen: false,
  })
})

it('what was said of a page is known by its hash alone', () => {
  expect(knownOf({})).not.toHaveProperty('said')
  const { said } = knownOf({ discussion: { html: '<p>one</p>' } })
  expect(said).toMatch(/^[\da-f]{16}$/)
  expect(knownOf({ discussion: { html: '<p>two</p>' } }).said).not.toBe(said)
  expect(knownOf({ type: 'locked', titled: true, discussion: { html: 'x' } })).not.toHaveProperty(
    'said',
  )
})

it('what is known is written only where something changed', () => {
  const file = join(cache, 'pages.json')
  const pages = [page('/a/', 'A'), page('/b/', 'B')]
  ask([row('/a/', '1'), row('/b/', '1')], pages)
  const { ino } = statSync(file)
  ask([row('/a/', '1'), row('/b/', '1')], pages)
  expect(statSync(file).ino).toBe(ino)
  ask([row('/a/', '1')], pages)
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)).toEqual(['/a/'])
})
