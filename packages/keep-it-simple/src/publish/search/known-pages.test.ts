import { mkdtempSync, rmSync } from 'node:fs'
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
