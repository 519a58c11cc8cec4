import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contents } from '../../../tests/support/folder-contents.ts'
import { completeRelease } from './complete-release.ts'
import { LeakScan } from './leak-scan.ts'
import { Release } from './release.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'checked-'))))
afterEach(() => rmSync(root, { recursive: true }))

const SECRET = 'a word that only one page has'
const PROBLEM = { code: 'leaked', message: 'A leak.', remedy: 'Remove it.' }
const dist = (name = '') => join(root, 'dist', name)
const PACKING = { formats: ['gzip'], level: 'quick' } as const
const begin = () => new Release(dist(), join(root, '.content'), PACKING)
const publish = async (release: Release) => {
  await release.pack()
  const leaks = new LeakScan([{ text: SECRET, problem: PROBLEM, unlessPublic: false }])
  const record = { look: '', pages: {}, shells: [], hosts: {} }
  return completeRelease(release, record, leaks).problems
}
function printed(texts: Readonly<Record<string, string>>): Release {
  const release = begin()
  for (const [name, text] of Object.entries(texts)) {
    release.print(name, text)
    release.announce(name)
  }
  return release
}
const LONG = 'A sentence that is repeated. '.repeat(100)
const AGAIN = 'Build again; if it comes back, report it as a bug of the engine.'

it('a secret in a file stops the release, once for a file and its packed copy', async () => {
  await publish(printed({ 'a.html': 'a' }))
  const before = contents(dist())
  const found = await publish(printed({ 'a.html': 'a', 'b.html': `${LONG}${SECRET}` }))
  expect(found).toEqual([{ severity: 'error', ...PROBLEM, file: 'dist/b.html' }])
  expect(contents(dist())).toEqual(before)
})

it('a secret in a file that only is called a packed one is found as well', async () => {
  expect(await publish(printed({ 'notes.gz': SECRET }))).toMatchObject([{ file: 'dist/notes.gz' }])
})

it('says of each fault what is wrong, where, and what to do', async () => {
  const release = printed({ 'a.html': 'a', 'release.json': '{}' })
  release.print('folder/stray.html', 'stray')
  release.announce('missing.html')
  symlinkSync(root, join(release.folder, 'link'))
  const found = await publish(release)
  const error = (code: string, file: string, message: string, remedy = AGAIN) => ({
    severity: 'error',
    code,
    file,
    message,
    remedy,
  })
  expect(found).toEqual([
    error(
      'release-unknown',
      'dist/folder/stray.html',
      'No page has this file, and nothing asked for it.',
    ),
    error('release-entry', 'dist/link', 'This is a link or a device, and no file.'),
    error(
      'release-name',
      'public/release.json',
      'The list of the files of a release has this name.',
      'Give your file another name.',
    ),
    error(
      'release-missing',
      'dist/missing.html',
      'A page needs this file, and it was not written.',
    ),
  ])
})

it('of two files that belong together both are taken over, or none', async () => {
  await publish(printed({ 'a.html': 'a', 'a.json': 'b' }))
  rmSync(dist('a.json'))
  const release = begin()
  expect(release.reuse('a.html', 'a.json')).toBe(false)
  expect([...release.linked.keys()]).toEqual([])
  expect(release.reuse('a.html')).toBe(true)
  expect([...release.linked.keys()]).toEqual(['a.html'])
})
