import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeOld } from './remove-old.ts'
import { writeInto } from './write-into.ts'

let dist: string
beforeEach(() => (dist = mkdtempSync(join(tmpdir(), 'old-'))))
afterEach(() => rmSync(dist, { recursive: true }))

const write = (...files: string[]) => files.forEach((file) => writeInto(join(dist, file), file))
const has = (file: string) => existsSync(join(dist, file))

it('removes a page that is gone, what was made of it, and its folder', () => {
  write('a/b/index.html', 'a/b/index.html.br', 'a/b/page.json', 'a/b/index.md', 'c/index.html')
  removeOld({ pages: { '/a/b/': '1' }, extras: [], shells: [] }, {}, new Set(), dist)
  expect(has('a')).toBe(false)
  expect(has('c/index.html')).toBe(true)
})

it('leaves a folder in which something else lies', () => {
  write('a/index.html', 'a/page.json', 'a/b/index.html')
  removeOld({ pages: { '/a/': '1' }, extras: [], shells: [] }, {}, new Set(), dist)
  expect(has('a/index.html')).toBe(false)
  expect(has('a/b/index.html')).toBe(true)
})

it('keeps a page whose address was a redirect in the build before', () => {
  const files = ['old/index.html', 'old/page.json']
  write(...files)
  removeOld({ pages: {}, extras: files, shells: [] }, { '/old/': '1' }, new Set(), dist)
  expect(files.every(has)).toBe(true)
})

it('keeps a redirect whose address was a page in the build before', () => {
  const files = ['old/index.html', 'old/page.json']
  write(...files, 'old/index.md')
  removeOld({ pages: { '/old/': '1' }, extras: [], shells: [] }, {}, new Set(files), dist)
  expect([...files, 'old/index.md'].filter(has)).toEqual(files)
})
