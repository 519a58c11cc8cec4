import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contents } from '../../../tests/support/folder-contents.ts'
import { writeInto } from '../write-into.ts'
import { writeBuildRecord, NOTHING, readBuildRecord, type BuildRecord } from './build-record.ts'
import { copyInPlace } from './copy-in-place.ts'
import { filesIn } from './files-in.ts'
import { releaseFolders, type ReleaseFolders } from './folders.ts'
import { noted } from './release.ts'
import { rollBack } from './roll-back.ts'

let root: string
let folders: ReleaseFolders
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'in-place-'))
  folders = releaseFolders(join(root, 'dist'), join(root, '.content'))
})
afterEach(() => rmSync(root, { recursive: true }))

const from = () => join(root, 'from')
const dist = () => join(root, 'dist')
const place = (folder: string, files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) writeInto(join(folder, name), text)
}

it('a folder has the files of a release afterwards, and none besides', () => {
  place(from(), { 'a/index.html': 'new', 'assets/a.js': 'a()', 'b.txt': 'was a folder' })
  place(dist(), {
    'a/index.html': 'another',
    'gone/index.html': 'gone',
    'b.txt/x': 'x',
    '.git/HEAD': 'ref',
  })
  copyInPlace(from(), dist())
  expect(existsSync(join(dist(), '.git/HEAD'))).toBe(true)
  expect(contents(dist())).toEqual(contents(from()))
  expect(filesIn(dist())).toEqual(['a/index.html', 'assets/a.js', 'b.txt'])
})

it('what is as large and as old is left alone, and what is newer or longer is not', () => {
  const ages = { 'same.txt': 1000, 'older.txt': 999, 'a-tick.txt': 999.999, 'longer.txt': 1000 }
  for (const [name, age] of Object.entries(ages)) {
    place(from(), { [name]: name === 'longer.txt' ? 'AAAAA' : 'AAAA' })
    place(dist(), { [name]: 'BBBB' })
    utimesSync(join(from(), name), 1000, 1000)
    utimesSync(join(dist(), name), 1000, age)
  }
  copyInPlace(from(), dist())
  const read = (name: string) => readFileSync(join(dist(), name), 'utf8')
  expect(Object.keys(ages).map(read)).toEqual(['BBBB', 'AAAA', 'AAAA', 'AAAAA'])
  expect(statSync(join(dist(), 'older.txt')).mtimeMs).toBe(1_000_000)
})

/** By name they would come in another order, nearly the opposite one. */
const ASSETS = ['c/c.js', 'x/sw.js', 'z/notes.html.txt']
const DATA = ['b/b.json', 'y/page.json.br']
const DOCUMENTS = ['a/index.html', 's/index.html.gz', 'sw.js', 't/index.html']
it.each([
  ['c', []],
  ['b', ASSETS],
  ['a', [...ASSETS, ...DATA]],
  ['t', [...ASSETS, ...DATA, ...DOCUMENTS.slice(0, -1)]],
])(
  'what a page needs comes before the page, and the list of all last: stopped at %s',
  (at, there) => {
    const names = ['release.json', ...DOCUMENTS, ...DATA, ...ASSETS]
    place(from(), Object.fromEntries(names.map((name) => [name, name])))
    // A file where a folder is needed.
    place(dist(), { [at]: '' })
    expect(() => copyInPlace(from(), dist())).toThrow(/EEXIST|ENOTDIR/)
    expect(filesIn(dist())).toEqual([at, ...there].toSorted())
  },
)

it('the list that names the release is copied whatever its size and age', () => {
  place(from(), { 'release.json': '"two"' })
  place(dist(), { 'release.json': '"one"' })
  for (const folder of [from(), dist()]) utimesSync(join(folder, 'release.json'), 1000, 1000)
  copyInPlace(from(), dist())
  expect(readFileSync(join(dist(), 'release.json'), 'utf8')).toBe('"two"')
})

const idOf = (letter: string) => letter.repeat(16)
/** A release with its record, in a folder. */
function release(
  folder: string,
  letter: string,
  shells: BuildRecord['shells'],
  kept: readonly string[],
) {
  place(folder, { 'release.json': `{"format":1,"build":"${idOf(letter)}","files":{}}` })
  for (const name of kept) place(folder, { [name]: `${letter} ${name}` })
  const files = Object.fromEntries(kept.map((name) => [name, noted(join(folder, name), 'hash')]))
  const record = { ...NOTHING, look: letter, shells, files }
  writeBuildRecord(folders.record(idOf(letter)), record)
  return record
}

it('a release that comes back has the bundles of the one that goes beside its own', () => {
  release(folders.last, 'a', [['assets/a.js'], ['assets/o.js']], ['assets/a.js'])
  release(
    folders.dist,
    'b',
    [['assets/b.js'], ['assets/a.js']],
    ['assets/b.js', 'assets/b.js.br', 'assets/b.js.gz', 'assets/a.js'],
  )
  const { ino } = statSync(join(folders.dist, 'assets/b.js'))
  expect(rollBack(folders)).toBe('moved')
  expect(filesIn(folders.dist)).toEqual([
    'assets/a.js',
    'assets/b.js',
    'assets/b.js.br',
    'assets/b.js.gz',
    'release.json',
  ])
  expect(readFileSync(join(folders.dist, 'assets/a.js'), 'utf8')).toBe('a assets/a.js')
  expect(statSync(join(folders.dist, 'assets/b.js')).ino).toBe(ino)
  const { look, shells, files } = readBuildRecord(folders.dist, folders)
  expect(look).toBe('a')
  expect(shells).toEqual([['assets/a.js'], ['assets/o.js'], ['assets/b.js']])
  expect(Object.keys(files).toSorted()).toEqual([
    'assets/a.js',
    'assets/b.js',
    'assets/b.js.br',
    'assets/b.js.gz',
  ])
  expect(files['assets/b.js']![2]).toBe(ino)
})
