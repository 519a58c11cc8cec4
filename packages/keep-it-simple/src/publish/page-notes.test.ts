import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { StoreIndex } from '#model/page-store.ts'
import { pageNotes } from './page-notes.ts'

let folder: string
let read: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'notes-'))
  read = []
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Notes on pages by their hashes; remembers which were read. */
function noted(pages: Readonly<Record<string, string>>, identity = 'one') {
  read = []
  const rows = Object.entries(pages).map(([path, hash]) => [path, 0, 0, hash, '', []])
  const found = pageNotes({ pages: rows } as unknown as StoreIndex, identity, folder, (path) => {
    read.push(path)
    return { hosts: [path] } as never
  })
  return found.map(({ hosts }) => hosts[0])
}
const file = () => join(folder, 'notes.json')

it('reads only pages that changed, and keeps their order', () => {
  expect(noted({ '/b/': '1', '/a/': '1' })).toEqual(['/b/', '/a/'])
  expect(read).toEqual(['/b/', '/a/'])
  expect(noted({ '/a/': '2', '/b/': '1' })).toEqual(['/a/', '/b/'])
  expect(read).toEqual(['/a/'])
  noted({ '/a/': '2', '/b/': '1' })
  expect(read).toEqual([])
})

it('reads all of them when what reads them has changed, or nothing is known', () => {
  noted({ '/a/': '1' })
  noted({ '/a/': '1' }, 'two')
  expect(read).toEqual(['/a/'])
  writeFileSync(file(), '{')
  noted({ '/a/': '1' }, 'two')
  expect(read).toEqual(['/a/'])
})

it('forgets pages that are gone, and writes nothing where nothing changed', () => {
  noted({ '/a/': '1', '/b/': '1' })
  noted({ '/a/': '1' })
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual({
    identity: 'one',
    pages: { '/a/': ['1', { hosts: ['/a/'] }] },
  })
  const { ino } = statSync(file())
  noted({ '/a/': '1' })
  expect(statSync(file()).ino).toBe(ino)
})

it('a page may have any address', () => {
  expect(noted({ constructor: '1', __proto__x: '1' })).toEqual(['constructor', '__proto__x'])
})
