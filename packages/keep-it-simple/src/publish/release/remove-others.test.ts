import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeInto } from '../write-into.ts'
import { removeOthers } from './remove-others.ts'

let dist: string
beforeEach(() => (dist = mkdtempSync(join(tmpdir(), 'others-'))))
afterEach(() => rmSync(dist, { recursive: true }))

const write = (...files: string[]) => files.forEach((file) => writeInto(join(dist, file), file))
const has = (file: string) => existsSync(join(dist, file))

it('removes a page that is gone, its compressed copies, and its folder', () => {
  write('a/b/index.html', 'a/b/index.html.br', 'a/b/page.json', 'a/b/index.md', 'c/index.html')
  removeOthers(['c/index.html'], dist)
  expect(has('a')).toBe(false)
  expect(has('c/index.html')).toBe(true)
})

it('leaves a folder in which something else lies', () => {
  write('a/index.html', 'a/page.json', 'a/b/index.html')
  removeOthers(['a/b/index.html'], dist)
  expect(has('a/index.html')).toBe(false)
  expect(has('a/b/index.html')).toBe(true)
})

it('removes empty folders and links, not what the links lead to', () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'))
  writeInto(join(outside, 'own.txt'), 'own')
  mkdirSync(join(dist, 'empty/deep'), { recursive: true })
  symlinkSync(outside, join(dist, 'folder'))
  symlinkSync(join(outside, 'own.txt'), join(dist, 'own.txt'))
  removeOthers(['own.txt'], dist)
  expect(['empty', 'folder', 'own.txt'].filter(has)).toEqual([])
  expect(readFileSync(join(outside, 'own.txt'), 'utf8')).toBe('own')
  rmSync(outside, { recursive: true })
})

it('leaves a checked out branch to its owner', () => {
  write('.git/HEAD', 'blog/.git/HEAD')
  removeOthers([], dist)
  expect(['.git/HEAD', 'blog/.git/HEAD'].filter(has)).toEqual(['.git/HEAD'])
})

it('knows a name however its accents are written', () => {
  write('café/index.html'.normalize('NFD'))
  removeOthers(['café/index.html'.normalize('NFC')], dist)
  expect(has('café/index.html'.normalize('NFD'))).toBe(true)
})
