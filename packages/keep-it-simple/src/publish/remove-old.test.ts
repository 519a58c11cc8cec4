import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
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

it('removes a page that is gone, its compressed copies, and its folder', () => {
  write('a/b/index.html', 'a/b/index.html.br', 'a/b/page.json', 'a/b/index.md', 'c/index.html')
  removeOld(['c/index.html'], dist, ['brotli'])
  expect(has('a')).toBe(false)
  expect(has('c/index.html')).toBe(true)
})

it('leaves a folder in which something else lies', () => {
  write('a/index.html', 'a/page.json', 'a/b/index.html')
  removeOld(['a/b/index.html'], dist, [])
  expect(has('a/index.html')).toBe(false)
  expect(has('a/b/index.html')).toBe(true)
})

it('keeps compressed copies in the formats asked for, beside files that are still there', () => {
  write('a.html', 'a.html.br', 'a.html.gz', 'gone.html.br')
  removeOld(['a.html'], dist, ['brotli'])
  expect(['a.html', 'a.html.br', 'a.html.gz', 'gone.html.br'].filter(has)).toEqual([
    'a.html',
    'a.html.br',
  ])
})

it('removes empty folders and links, not what the links lead to', () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'))
  writeInto(join(outside, 'own.txt'), 'own')
  mkdirSync(join(dist, 'empty/deep'), { recursive: true })
  symlinkSync(outside, join(dist, 'folder'))
  symlinkSync(join(outside, 'own.txt'), join(dist, 'own.txt'))
  removeOld(['own.txt'], dist, [])
  expect(['empty', 'folder', 'own.txt'].filter(has)).toEqual([])
  expect(readFileSync(join(outside, 'own.txt'), 'utf8')).toBe('own')
  rmSync(outside, { recursive: true })
})

it('leaves the search index and a checked out branch to their owners', () => {
  write('search-index/en.json', 'search-index/pieces/0/a', '.git/HEAD', 'blog/search-index/a')
  removeOld([], dist, [])
  expect(
    ['search-index/en.json', 'search-index/pieces/0/a', '.git/HEAD', 'blog/search-index/a'].filter(
      has,
    ),
  ).toEqual(['search-index/en.json', 'search-index/pieces/0/a', '.git/HEAD'])
})

it('knows a name however its accents are written', () => {
  write('café/index.html'.normalize('NFD'))
  removeOld(['café/index.html'.normalize('NFC')], dist, [])
  expect(has('café/index.html'.normalize('NFD'))).toBe(true)
})
