import {
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contents } from '../../../tests/support/folder-contents.ts'
import type { Packing } from '../compress.ts'
import { completeRelease } from './complete-release.ts'
import { LeakScan } from './leak-scan.ts'
import { Release } from './release.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'release-'))))
afterEach(() => rmSync(root, { recursive: true }))

const dist = () => join(root, 'dist')
const last = () => join(root, '.content/releases/last')
const PACKING = { formats: ['gzip'], level: 'quick' } as const
const begin = () => new Release(dist(), join(root, '.content'), PACKING)
const RECORD = { look: '', pages: {}, shells: [], hosts: {} }
async function publish(release: Release) {
  await release.pack()
  return completeRelease(release, RECORD, new LeakScan([]))
}

const LONG = 'A sentence that is repeated. '.repeat(100)
function printed(texts: Readonly<Record<string, string>>): Release {
  const release = begin()
  for (const [name, text] of Object.entries(texts)) {
    release.print(name, text)
    release.announce(name)
  }
  return release
}

it('what is the same is the same file, and the release before stays as it was', async () => {
  await publish(printed({ 'a.html': LONG, 'b.html': 'b' }))
  const before = contents(dist())
  expect(Object.keys(before)).toEqual(['a.html', 'a.html.gz', 'b.html', 'release.json'])
  await publish(printed({ 'a.html': LONG, 'b.html': 'other' }))
  expect(contents(last())).toEqual(before)
  for (const name of ['a.html', 'a.html.gz'])
    expect(statSync(join(dist(), name)).ino).toBe(statSync(join(last(), name)).ino)
  expect(readFileSync(join(dist(), 'b.html'), 'utf8')).toBe('other')
})

it('a name that comes twice has the bytes of the last, and so have its packed copies', async () => {
  await publish(printed({ 'a.html': LONG }))
  const release = printed({ 'a.html': LONG })
  writeFileSync(join(root, 'own.html'), 'short')
  release.copy(join(root, 'own.html'), 'a.html')
  expect((await publish(release)).problems).toEqual([])
  expect(Object.keys(contents(dist()))).toEqual(['a.html', 'release.json'])
  expect(Object.keys(contents(last()))).toContain('a.html.gz')
})

it.each([
  ['release-unknown', (release: Release) => release.print('stray.html', 'stray')],
  ['release-missing', (release: Release) => release.announce('missing.html')],
  ['release-entry', ({ folder }: Release) => symlinkSync(root, join(folder, 'link'))],
  [
    'release-name',
    (release: Release) => {
      release.print('release.json', '{}')
      release.announce('release.json')
    },
  ],
])('%s: a release that is not as it should be is not published', async (code, spoil) => {
  await publish(printed({ 'a.html': LONG }))
  const before = contents(dist())
  const release = printed({ 'a.html': 'changed' })
  spoil(release)
  expect((await publish(release)).problems.map((problem) => problem.code)).toEqual([code])
  expect(contents(dist())).toEqual(before)
})

const spare = () => join(root, '.content/releases/spare')

it('begins with the folder of an older release, and nothing of that one stays that is not asked for', async () => {
  await publish(printed({ 'a.html': LONG, 'gone/b.html': LONG, 'c.html': LONG, 'd.html': 'one' }))
  await publish(printed({ 'a.html': LONG, 'c.html': 'short', 'd.html': 'two' }))
  await publish(printed({ 'a.html': LONG, 'c.html': 'short', 'd.html': 'three' }))
  const a = statSync(join(spare(), 'a.html')).ino
  const release = printed({
    'a.html': LONG,
    'c.html': 'short',
    gone: 'now a file',
    'd.html': 'four',
  })
  expect(release.takenAt).toBeDefined()
  expect((await publish(release)).problems).toEqual([])
  const { 'release.json': _, ...files } = contents(dist())
  expect(Object.keys(files)).toEqual(['a.html', 'a.html.gz', 'c.html', 'd.html', 'gone'])
  expect(statSync(join(dist(), 'a.html')).ino).toBe(a)
  expect(readFileSync(join(last(), 'd.html'), 'utf8')).toBe('three')
})

it('a file that was changed in the older folder is not published', async () => {
  await publish(printed({ 'a.html': LONG, 'b.html': 'one' }))
  await publish(printed({ 'a.html': LONG, 'b.html': 'two' }))
  await publish(printed({ 'a.html': LONG, 'b.html': 'three' }))
  rmSync(join(spare(), 'a.html'))
  writeFileSync(join(spare(), 'a.html'), LONG.toUpperCase())
  writeFileSync(join(spare(), 'stray.txt'), 'x')
  utimesSync(join(spare(), 'stray.txt'), 1, 1)
  expect((await publish(printed({ 'a.html': LONG, 'b.html': 'four' }))).problems).toEqual([])
  const { 'release.json': _, ...files } = contents(dist())
  expect(Object.keys(files)).toEqual(['a.html', 'a.html.gz', 'b.html'])
  expect(readFileSync(join(dist(), 'a.html'), 'utf8')).toBe(LONG)
})

const copied = (name: string, bytes: string, packing: Packing = PACKING) => {
  writeFileSync(join(root, 'source.js'), bytes)
  const release = new Release(dist(), join(root, '.content'), packing)
  release.copy(join(root, 'source.js'), name)
  release.announce(name)
  return release
}

it('Release.pack: compresses only what is new or changed', async () => {
  const release = copied('assets/a.js', LONG)
  release.print('b.html', LONG)
  release.announce('b.html')
  expect(await release.pack()).toBe(2)
  await publish(release)
  // A bundle that was written again has another age and the same bytes.
  const next = copied('assets/a.js', LONG)
  next.print('b.html', `${LONG} Changed.`)
  next.announce('b.html')
  expect(await next.pack()).toBe(1)
  await publish(next)
  for (const name of ['assets/a.js', 'assets/a.js.gz'])
    expect(statSync(join(dist(), name)).ino).toBe(statSync(join(last(), name)).ino)
})

it('Release.pack: compresses everything again at another level, and keeps the files themselves', async () => {
  await publish(copied('a.js', LONG))
  const release = copied('a.js', LONG, { ...PACKING, level: 'best' })
  expect(await release.pack()).toBe(1)
  await publish(release)
  expect(statSync(join(dist(), 'a.js')).ino).toBe(statSync(join(last(), 'a.js')).ino)
  expect(statSync(join(dist(), 'a.js.gz')).ino).not.toBe(statSync(join(last(), 'a.js.gz')).ino)
})
