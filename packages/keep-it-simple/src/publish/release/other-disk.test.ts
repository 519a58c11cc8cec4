import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contents } from '../../../tests/support/folder-contents.ts'
import { completeRelease } from './complete-release.ts'
import { releaseFolders } from './folders.ts'
import { LeakScan } from './leak-scan.ts'
import { Release } from './release.ts'
import { rollBack } from './roll-back.ts'

const PACKING = { formats: ['gzip'], level: 'quick' } as const
const MEMORY = '/dev/shm'
const isElsewhere = existsSync(MEMORY) && statSync(MEMORY).dev !== statSync(tmpdir()).dev

/** A folder that cannot be moved to where releases are printed, because it lies on another disk. */
describe.runIf(isElsewhere)('a published folder on another disk', () => {
  let root: string
  let other: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'disk-'))
    other = mkdtempSync(join(MEMORY, 'disk-'))
    symlinkSync(join(other, 'dist'), join(root, 'dist'))
  })
  afterEach(() => {
    for (const one of [root, other]) rmSync(one, { recursive: true })
  })

  const folders = () => releaseFolders(join(root, 'dist'), join(root, '.content'))
  async function publish(texts: Readonly<Record<string, string>>) {
    const release = new Release(join(root, 'dist'), join(root, '.content'), PACKING)
    for (const [name, text] of Object.entries(texts)) {
      release.print(name, text)
      release.announce(name)
    }
    await release.pack()
    const record = { look: '', pages: {}, shells: [], hosts: { 'nginx.conf': texts['a.html']! } }
    return { release, ...completeRelease(release, record, new LeakScan([])) }
  }
  const read = (name: string) => readFileSync(join(other, 'dist', name), 'utf8')
  // Texts differ in length: what is written within a tick of the disk'''s clock has one age.
  const LONG = 'A sentence that is repeated. '.repeat(100)

  it('is made where it is not there yet', async () => {
    expect(await publish({ 'a.html': 'one' })).toMatchObject({ problems: [], swapped: 'copied' })
    expect(read('a.html')).toBe('one')
    expect(readFileSync(join(folders().hosts, 'nginx.conf'), 'utf8')).toBe('one')
  })

  it('gets the files of each release, and loses what is gone', async () => {
    mkdirSync(join(other, 'dist/gone'), { recursive: true })
    writeFileSync(join(other, 'dist/gone/x.html'), 'x')
    await publish({ 'a.html': 'one', 'b.html': LONG })
    expect(Object.keys(contents(join(other, 'dist')))).toEqual([
      'a.html',
      'b.html',
      'b.html.gz',
      'release.json',
    ])
    const { ino } = statSync(join(other, 'dist/b.html'))
    expect((await publish({ 'a.html': 'three', 'b.html': LONG })).swapped).toBe('copied')
    expect(read('a.html')).toBe('three')
    // What is the same is not copied again.
    expect(statSync(join(other, 'dist/b.html')).ino).toBe(ino)
    expect(existsSync(folders().journal)).toBe(false)
  })

  it('has a copy of itself beside the releases, from which the next one takes what is the same', async () => {
    await publish({ 'a.html': 'one', 'b.html': LONG })
    const { mirrored } = folders()
    expect(contents(mirrored)).toEqual(contents(join(other, 'dist')))
    const { release } = await publish({ 'a.html': 'three', 'b.html': LONG })
    expect([...release.linked.keys()]).toEqual(['b.html', 'b.html.gz'])
    expect(contents(mirrored)).toEqual(contents(join(other, 'dist')))
  })

  it('goes back to the release before', async () => {
    await publish({ 'a.html': 'one' })
    await publish({ 'a.html': 'three' })
    expect(rollBack(folders())).toBe('copied')
    expect(read('a.html')).toBe('one')
    expect(readFileSync(join(folders().hosts, 'nginx.conf'), 'utf8')).toBe('one')
    rollBack(folders())
    expect(read('a.html')).toBe('three')
  })
})
