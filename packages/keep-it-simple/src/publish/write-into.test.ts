import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyTree } from './copy-files.ts'
import { copyInto, linkInto, makeFolder, replaceFile, writeInto } from './write-into.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'written-'))))
afterEach(() => rmSync(root, { recursive: true }))

const at = (name: string) => join(root, name)
const read = (name: string) => readFileSync(at(name), 'utf8')

it.each([
  ['written', (path: string) => writeInto(path, 'new')],
  ['copied', (path: string) => copyInto(at('source'), path)],
  ['linked', (path: string) => linkInto(at('source'), path)],
])('a file is %s into folders that are not there, and in the place of whatever is', (_, make) => {
  writeFileSync(at('source'), 'new')
  make(at('deep/er/a.txt'))
  expect(read('deep/er/a.txt')).toBe('new')
  mkdirSync(at('folder/inside'), { recursive: true })
  make(at('folder'))
  expect(read('folder')).toBe('new')
  writeFileSync(at('file'), 'old')
  make(at('file/inside/a.txt'))
  expect(read('file/inside/a.txt')).toBe('new')
})

it('the bytes of another name of the same file stay', () => {
  writeFileSync(at('before'), 'before')
  linkSync(at('before'), at('now'))
  writeInto(at('now'), 'now')
  expect([read('before'), read('now')]).toEqual(['before', 'now'])
  linkSync(at('before'), at('copy'))
  copyInto(at('now'), at('copy'))
  expect([read('before'), read('copy')]).toEqual(['before', 'now'])
})

it('a second name is the same file', () => {
  writeFileSync(at('a'), 'a')
  expect(linkInto(at('a'), at('x/b'))).toBe(true)
  expect(statSync(at('x/b')).ino).toBe(statSync(at('a')).ino)
  expect(() => linkInto(at('gone'), at('c'))).toThrow('ENOENT')
})

it('a folder is made where a file lies, or a file above it', () => {
  writeFileSync(at('file'), '')
  makeFolder(at('file'))
  writeFileSync(at('file/deep'), '')
  makeFolder(at('file/deep/er/est'))
  expect(statSync(at('file/deep/er/est')).isDirectory()).toBe(true)
  makeFolder(at('file'))
  expect(readdirSync(at('file'))).toEqual(['deep'])
})

it('a file is replaced at once, and nothing is left beside it', () => {
  writeFileSync(at('a'), 'old')
  const { ino } = statSync(at('a'))
  replaceFile(at('a'), 'new')
  expect(read('a')).toBe('new')
  expect(statSync(at('a')).ino).not.toBe(ino)
  expect(readdirSync(root)).toEqual(['a'])
  expect(() => replaceFile(at('nowhere/a'), 'x')).toThrow('ENOENT')
})

/** What is copied, by the name it gets. */
function copied(from: string, skip?: (name: string) => boolean) {
  const found: Record<string, string> = {}
  const copy = (source: string, name: string) => (found[name] = readFileSync(source, 'utf8'))
  const names = copyTree(at(from), { copy }, skip)
  expect(names).toEqual(Object.keys(found).toSorted())
  return found
}

it('a folder is copied with all that is in it, but for what is left out', () => {
  for (const name of ['z.txt', 'a.txt', 'deep/er/b.txt', '.vite/manifest.json'])
    writeInto(at(`from/${name}`), name)
  const all = ['.vite/manifest.json', 'a.txt', 'deep/er/b.txt', 'z.txt']
  expect(copied('from')).toEqual(Object.fromEntries(all.map((name) => [name, name])))
  expect(Object.keys(copied('from', (name) => name.startsWith('.vite')))).not.toContain(all[0])
  expect(copied('gone')).toEqual({})
})

it('a link is the file it stands for, if that lies in the same folder', () => {
  writeInto(at('outside.txt'), 'secret')
  writeInto(at('from/real.txt'), 'real')
  writeInto(at('from/folder/x'), 'x')
  symlinkSync(at('from/real.txt'), at('from/inside.txt'))
  symlinkSync(at('outside.txt'), at('from/outside.txt'))
  symlinkSync(at('from/folder'), at('from/to-folder'))
  expect(copied('from')).toEqual({ 'real.txt': 'real', 'inside.txt': 'real', 'folder/x': 'x' })
  // The folder itself may be a link.
  symlinkSync(at('from'), at('linked'))
  expect(Object.keys(copied('linked'))).toContain('inside.txt')
})
