import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
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
const LIST = `{"format":1,"build":"${BUILD}","files":{}}`
const HOSTS = ['nginx.conf', 'apache.conf']
const PICTURES = ['p.png', 'q.png']
const stands = (key = 'key') =>
  standingRelease(
    folders,
    key,
    PICTURES.map((name) => [join(root, name), `/${name}`]),
  )

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** A whole second: part of one would be lost when a file is given its age back. */
const LONG_AGO = 1000

/** Other words in the same file, which does not look younger for it. */
function writeLater(path: string, text: string): void {
  writeFileSync(path, text)
  utimesSync(path, LONG_AGO, LONG_AGO)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'standing-'))
  folders = releaseFolders(join(root, 'dist'), join(root, '.content'))
  for (const name of FILES) write(inDist(name), name)
  write(inDist(MANIFEST), LIST)
  for (const name of [...FILES, MANIFEST]) utimesSync(inDist(name), LONG_AGO, LONG_AGO)
  for (const name of PICTURES) write(join(root, name), 'picture')
  for (const name of HOSTS) write(join(folders.hosts, name), 'server')
  const stamp = (name: string) => noted(join(root, name), '').slice(0, 3).join(' ')
  writeBuildRecord(folders.record(BUILD), {
    ...NOTHING,
    files: Object.fromEntries(FILES.map((name) => [name, noted(inDist(name), '')])),
    copied: Object.fromEntries(PICTURES.map((name) => [name, stamp(name)])),
    hosts: Object.fromEntries(HOSTS.map((name) => [name, 'server'])),
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
  ['a file was written', () => writeFileSync(inDist('a/b/index.html'), 'something longer')],
  ['a file is as long, and newer', () => utimesSync(inDist('index.html'), 1, 1)],
  [
    'a file was replaced by one of its size and age',
    () => {
      writeLater(join(root, 'other.html'), 'INDEX.HTML')
      renameSync(join(root, 'other.html'), inDist('index.html'))
    },
  ],
  ['there is another file', () => write(inDist('a/stray.txt'), 'stray')],
  ['the list of files was written', () => writeFileSync(inDist(MANIFEST), 'x')],
  ['a picture was replaced', () => write(join(root, 'p.png'), 'another picture')],
  ['the settings of a host are gone', () => rmSync(join(folders.hosts, 'nginx.conf'))],
  ['nothing is published', () => rmSync(folders.dist, { recursive: true })],
  ['the note is torn', () => writeFileSync(join(folders.home, 'standing.json'), '{"key":"k')],
])('is printed again where %s', (_, change) => {
  change()
  expect(stands()).toBeUndefined()
})

it('is printed again where it was made from something else', () => {
  expect(stands('another key')).toBeUndefined()
  expect(standingKey(['text'])).toBe(standingKey(['text']))
  expect(standingKey(['other'])).not.toBe(standingKey(['text']))
})
