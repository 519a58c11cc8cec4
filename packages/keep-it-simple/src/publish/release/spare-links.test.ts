import {
  existsSync,
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
import { filesIn } from './files-in.ts'
import { completeRelease } from './complete-release.ts'
import { LeakScan } from './leak-scan.ts'
import { Release } from './release.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'links-'))))
afterEach(() => rmSync(root, { recursive: true }))

const dist = (name: string) => join(root, 'dist', name)
const PACKING = { formats: ['gzip'], level: 'quick' } as const
const begin = () => new Release(join(root, 'dist'), join(root, '.content'), PACKING)
const LONG = 'A sentence that is repeated. '.repeat(100)
async function publish(texts: Readonly<Record<string, string | Uint8Array>>, release = begin()) {
  for (const [name, text] of Object.entries(texts)) {
    release.print(name, text)
    release.announce(name)
  }
  await release.pack()
  const record = { look: 'look', pages: {}, shells: [['a.html']], hosts: {} }
  return completeRelease(release, record, new LeakScan([]))
}
/** Three releases, after which there is the folder of an older one to begin with. */
async function published() {
  for (const word of ['one', 'two', 'three']) await publish({ 'x/a.html': LONG, 'b.html': word })
}
const spare = (name: string) => join(root, '.content/releases/spare', name)

it('an empty file belongs to the release it is copied for, however old it is', async () => {
  await published()
  const source = join(root, '.nojekyll')
  writeFileSync(source, '')
  utimesSync(source, 1000, 1000)
  const release = begin()
  expect(release.takenAt).toBeDefined()
  release.copy(source, '.nojekyll')
  release.announce('.nojekyll')
  expect((await publish({ 'x/a.html': LONG, 'b.html': 'four' }, release)).problems).toEqual([])
  expect(existsSync(dist('.nojekyll'))).toBe(true)
})

it.each([
  ['was written anew', (path: string) => writeFileSync(path, LONG.toUpperCase())],
  ['is shorter', (path: string) => writeFileSync(path, 'short')],
  ['is gone', () => undefined],
  ['is a link', (path: string) => symlinkSync(dist('b.html'), path)],
  [
    'is another of the same age',
    (path: string) => {
      writeFileSync(path, LONG)
      const { atime, mtime } = statSync(dist('x/a.html'))
      utimesSync(path, atime, mtime)
    },
  ],
])('a file of the older folder that %s is replaced by the published one', async (_, change) => {
  await published()
  rmSync(spare('x/a.html'))
  change(spare('x/a.html'))
  const release = begin()
  expect(release.reuse('x/a.html')).toBe(true)
  expect(statSync(join(release.folder, 'x/a.html')).ino).toBe(statSync(dist('x/a.html')).ino)
})

it('a text that follows a file of the same name is not taken for that file', async () => {
  await publish({ 'a.html': LONG })
  const release = begin()
  expect(release.reuse('a.html')).toBe(true)
  release.print('a.html', 'short')
  release.announce('a.html')
  expect((await publish({}, release)).problems).toEqual([])
  expect(readFileSync(dist('a.html'), 'utf8')).toBe('short')
  expect(existsSync(dist('a.html.gz'))).toBe(false)
  // The list of files says the same.
  const { files } = JSON.parse(readFileSync(dist('release.json'), 'utf8')) as {
    files: Record<string, [number]>
  }
  expect(files['a.html']![0]).toBe(5)
})

it('a file that nobody asks for any more goes, and its folder with it', async () => {
  for (const word of ['one', 'two', 'three'])
    await publish({ 'a.html': word, 'y/gone.html': LONG, 'y/z/gone.html': LONG })
  expect((await publish({ 'a.html': 'four' })).problems).toEqual([])
  expect(filesIn(join(root, 'dist'))).toEqual(['a.html', 'release.json'])
  expect(existsSync(dist('y'))).toBe(false)
})
