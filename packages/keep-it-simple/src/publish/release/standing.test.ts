import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { NOTHING, writeBuildRecord } from './build-record.ts'
import { releaseFolders, type ReleaseFolders } from './folders.ts'
import { MANIFEST } from './manifest.ts'
import { noted } from './release.ts'
import { noteStanding, standingKey, standingRelease } from './standing.ts'

const BUILD = '0123456789abcdef'
const FILES = ['index.html', 'a/index.html', 'a/page.json', 'a/b/index.html']

let root: string
let folders: ReleaseFolders
const inDist = (name: string) => join(folders.dist, name)
const stands = (key = 'key') => standingRelease(folders, key, [[join(root, 'p.png'), '/p.png']])

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'standing-'))
  folders = releaseFolders(join(root, 'dist'), join(root, '.content'))
  for (const name of FILES) write(inDist(name), name)
  write(inDist(MANIFEST), `{"format":1,"build":"${BUILD}","files":{}}`)
  write(join(root, 'p.png'), 'picture')
  write(join(folders.hosts, 'nginx.conf'), 'server')
  const [size, mtimeMs, ino] = noted(join(root, 'p.png'), '')
  writeBuildRecord(folders.record(BUILD), {
    ...NOTHING,
    files: Object.fromEntries(FILES.map((name) => [name, noted(inDist(name), '')])),
    copied: { 'p.png': `${size} ${mtimeMs} ${ino}` },
    hosts: { 'nginx.conf': 'server' },
  })
  noteStanding(folders, 'key', BUILD)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('a release that was made from the same, and is whole, stands', () => {
  expect(stands()).toBe(BUILD)
  mkdirSync(inDist('.git'))
  expect(stands()).toBe(BUILD)
})

it.each<readonly [string, () => void]>([
  ['a file is gone', () => rmSync(inDist('a/page.json'))],
  ['a folder is gone', () => rmSync(inDist('a/b'), { recursive: true })],
  ['a file was written', () => writeFileSync(inDist('a/b/index.html'), 'something longer')],
  ['a file is as long, and newer', () => utimesSync(inDist('index.html'), 1, 1)],
  [
    'a file was replaced by one of its size',
    () => {
      rmSync(inDist('index.html'))
      linkSync(inDist('a/index.html'), inDist('index.html'))
    },
  ],
  ['there is another file', () => write(inDist('a/stray.txt'), 'stray')],
  ['there is another folder', () => mkdirSync(inDist('a/b/c'))],
  ['the list of files was written', () => writeFileSync(inDist(MANIFEST), 'x')],
  ['its record is gone', () => renameSync(folders.record(BUILD), folders.record('f'))],
  ['a picture was replaced', () => write(join(root, 'p.png'), 'another picture')],
  ['a picture is gone', () => rmSync(join(root, 'p.png'))],
  ['the settings of a host are gone', () => rmSync(join(folders.hosts, 'nginx.conf'))],
  ['it is a copy', () => mkdirSync(folders.mirrored)],
  ['nothing is published', () => rmSync(folders.dist, { recursive: true })],
  ['the note is torn', () => writeFileSync(join(folders.home, 'standing.json'), '{"key":"k')],
])('is printed again where %s', (_, change) => {
  change()
  expect(stands()).toBeUndefined()
})

it('is printed again where it was made from something else', () => {
  expect(stands('another key')).toBeUndefined()
  write(join(root, 'store'), 'one')
  const key = () => standingKey(['text'], [join(root, 'store')])
  const before = key()
  expect(key()).toBe(before)
  expect(standingKey(['other'], [join(root, 'store')])).not.toBe(before)
  write(join(root, 'store'), 'two')
  expect(key()).not.toBe(before)
})
