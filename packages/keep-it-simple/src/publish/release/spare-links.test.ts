import {
  existsSync,
  mkdtempSync,
  readdirSync,
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
import { writeInto } from '../write-into.ts'
import { filesIn } from './files-in.ts'
import { completeRelease } from './complete-release.ts'
import { LeakScan } from './leak-scan.ts'
import { Release } from './release.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'links-'))))
afterEach(() => rmSync(root, { recursive: true }))

const dist = (name: string) => join(root, 'dist', name)
const begin = (compress: readonly ('gzip' | 'brotli')[] = ['gzip']) =>
  new Release(join(root, 'dist'), join(root, '.content'), compress)
const LONG = 'A sentence that is repeated. '.repeat(100)
function publish(texts: Readonly<Record<string, string | Uint8Array>>, release = begin()) {
  for (const [name, text] of Object.entries(texts)) {
    release.print(name, text)
    release.announce(name)
  }
  const record = { look: 'look', pages: {}, shells: [['a.html']], hosts: {} }
  return completeRelease(release, record, new LeakScan([]))
}
/** Three releases, after which there is the folder of an older one to begin with. */
function published() {
  for (const word of ['one', 'two', 'three']) publish({ 'x/a.html': LONG, 'b.html': word })
}
const spare = (name: string) => join(root, '.content/releases/spare', name)

it('a file that is a name of the published one already is not touched', () => {
  published()
  const { ctimeMs } = statSync(dist('x/a.html'))
  const release = begin()
  expect(release.reuse('x/a.html')).toBe(true)
  expect(statSync(dist('x/a.html')).ctimeMs).toBe(ctimeMs)
  expect([...release.linked.keys()]).toEqual(['x/a.html', 'x/a.html.gz'])
})

it('an empty file belongs to the release it is copied for, however old it is', () => {
  published()
  const source = join(root, '.nojekyll')
  writeFileSync(source, '')
  utimesSync(source, 1000, 1000)
  const release = begin()
  expect(release.takenAt).toBeDefined()
  release.copy(source, '.nojekyll')
  release.announce('.nojekyll')
  expect(publish({ 'x/a.html': LONG, 'b.html': 'four' }, release).problems).toEqual([])
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
])('a file of the older folder that %s is replaced by the published one', (_, change) => {
  published()
  rmSync(spare('x/a.html'))
  change(spare('x/a.html'))
  const release = begin()
  expect(release.reuse('x/a.html')).toBe(true)
  expect(statSync(join(release.folder, 'x/a.html')).ino).toBe(statSync(dist('x/a.html')).ino)
})

it('what is packed otherwise begins with an empty folder, and knows the bundles alone', () => {
  published()
  const release = begin(['brotli'])
  expect(release.takenAt).toBeUndefined()
  expect(existsSync(release.folder)).toBe(false)
  expect(release.before).toMatchObject({ look: '', shells: [['a.html']] })
  expect(Object.keys(release.before.files)).toContain('b.html')
  expect(existsSync(join(release.folder, 'x'))).toBe(false)
})

it('without a published release the older folder counts for nothing', () => {
  published()
  rmSync(join(root, 'dist'), { recursive: true })
  const release = begin()
  expect(release.takenAt).toBeUndefined()
  expect(existsSync(release.folder)).toBe(false)
})

it('what the published release has no name for goes from the older folder at once', () => {
  published()
  writeInto(spare('y/stray.html'), 'stray')
  const release = begin()
  expect(existsSync(join(release.folder, 'y/stray.html'))).toBe(false)
  expect(existsSync(join(release.folder, 'x/a.html'))).toBe(true)
})

it('bytes are printed as they are, and packed like texts', () => {
  publish({ 'a.html': Buffer.from(LONG), 'b.bin': Uint8Array.of(0, 255, 1) })
  expect(readFileSync(dist('a.html'), 'utf8')).toBe(LONG)
  expect(existsSync(dist('a.html.gz'))).toBe(true)
  expect([...readFileSync(dist('b.bin'))]).toEqual([0, 255, 1])
})

it('a text that follows a file of the same name is not taken for that file', () => {
  publish({ 'a.html': LONG })
  const release = begin()
  expect(release.reuse('a.html')).toBe(true)
  release.print('a.html', 'short')
  release.announce('a.html')
  expect(publish({}, release).problems).toEqual([])
  expect(readFileSync(dist('a.html'), 'utf8')).toBe('short')
  expect(existsSync(dist('a.html.gz'))).toBe(false)
  // The list of files says the same.
  const { files } = JSON.parse(readFileSync(dist('release.json'), 'utf8')) as {
    files: Record<string, [number]>
  }
  expect(files['a.html']![0]).toBe(5)
})

it('a file is announced with its address, unless it is hidden', () => {
  const release = begin()
  release.announce('open.html')
  release.announce('hidden.html', true)
  expect([...release.announced]).toEqual([
    ['open.html', false],
    ['open.html.gz', false],
    ['hidden.html', true],
    ['hidden.html.gz', true],
  ])
})

it('a file that nobody asks for any more goes, and its folder with it', () => {
  for (const word of ['one', 'two', 'three'])
    publish({ 'a.html': word, 'y/gone.html': LONG, 'y/z/gone.html': LONG })
  expect(publish({ 'a.html': 'four' }).problems).toEqual([])
  expect(filesIn(join(root, 'dist'))).toEqual(['a.html', 'release.json'])
  expect(existsSync(dist('y'))).toBe(false)
})

it('settings of hosts lie beside the content', () => {
  const release = begin()
  release.print('a.html', 'a')
  release.announce('a.html')
  const record = { look: '', pages: {}, shells: [], hosts: { 'nginx.conf': 'server' } }
  const { swapped } = completeRelease(release, record, new LeakScan([]))
  expect(swapped).toBe('moved')
  expect(readFileSync(join(root, '.content/hosts/nginx.conf'), 'utf8')).toBe('server')
  expect(publish({ 'a.html': 'a' }).swapped).toBe('moved')
})

it('records of releases that are nowhere any more are removed', () => {
  published()
  const records = readdirSync(join(root, '.content/releases')).filter((name) =>
    /^[\da-f]{16}\.json$/.test(name),
  )
  expect(records).toHaveLength(2)
})

it('the same release once more leaves the one before it where it is', () => {
  publish({ 'a.html': 'one' })
  publish({ 'a.html': 'two' })
  publish({ 'a.html': 'two' })
  expect(readFileSync(join(root, '.content/releases/last/a.html'), 'utf8')).toBe('one')
})

it('files of the list that are hidden are named by their hash', () => {
  const release = begin()
  release.print('hidden.html', 'x')
  release.announce('hidden.html', true)
  publish({ 'open.html': 'y' }, release)
  const { files } = JSON.parse(readFileSync(dist('release.json'), 'utf8')) as { files: object }
  expect(Object.keys(files)).toEqual(['open.html', expect.stringMatching(/^sha256:[\da-f]{64}$/)])
})

it('what is drawn is not taken from a file of the author’s', () => {
  writeFileSync(join(root, 'own.html'), LONG)
  const release = begin()
  release.copy(join(root, 'own.html'), 'a.html')
  release.announce('a.html')
  publish({ 'b.html': LONG }, release)
  const next = begin()
  expect(next.reuseDrawn('b.html')).toBe(true)
  expect(next.reuseDrawn('a.html')).toBe(false)
  expect(next.reuseDrawn('b.html', 'a.html')).toBe(false)
  expect(next.reuseDrawn('none.html')).toBe(false)
  expect(next.reuse('a.html')).toBe(true)
})
