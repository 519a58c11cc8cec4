import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressFiles, isPackable, type Packing } from './compress.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'packed-'))))
afterEach(() => rmSync(root, { recursive: true }))

const QUICK: Packing = { formats: ['brotli', 'gzip'], level: 'quick' }
const text = (length: number) => Buffer.from('a sentence, '.repeat(length).slice(0, length))
/** Files of the folder after these were written and compressed. */
async function compressed(files: Readonly<Record<string, Buffer>>, packing = QUICK) {
  mkdirSync(join(root, 'assets'), { recursive: true })
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(root, name), bytes)
  await compressFiles(root, Object.keys(files), packing)
  return readdirSync(root, { recursive: true }).filter((name) => name !== 'assets')
}

it.each([
  ['a.html', 1024],
  ['assets/a.js', 200],
])('compresses %s from %i bytes on', async (name, least) => {
  expect(await compressed({ [name]: text(least - 1) })).toEqual([name])
  const names = await compressed({ [name]: text(least) })
  expect(new Set(names)).toEqual(new Set([name, `${name}.br`, `${name}.gz`]))
  expect(brotliDecompressSync(readFileSync(join(root, `${name}.br`)))).toEqual(text(least))
  expect(gunzipSync(readFileSync(join(root, `${name}.gz`)))).toEqual(text(least))
})

it('removes the copies of a file that became small', async () => {
  await compressed({ 'a.html': text(2000) })
  expect(await compressed({ 'a.html': text(9) })).toEqual(['a.html'])
})

it('compresses bundles as far as possible, and pages with --pack best', async () => {
  const source = readFileSync(import.meta.filename)
  const size = async (name: string, level: Packing['level']) => {
    await compressed({ [name]: source }, { formats: ['brotli'], level })
    return readFileSync(join(root, `${name}.br`)).length
  }
  const best = await size('a.html', 'best')
  expect(await size('a.html', 'quick')).toBeGreaterThan(best)
  expect(await size('assets/a.js', 'quick')).toBe(best)
})

it('writes only the formats that are set', async () => {
  const files = { 'a.html': text(2000) }
  expect(await compressed(files, { formats: [], level: 'quick' })).toEqual(['a.html'])
  expect(await compressed(files, { formats: ['gzip'], level: 'quick' })).toEqual([
    'a.html',
    'a.html.gz',
  ])
})

it('knows which files hosts send compressed', () => {
  expect(['a.svg', 'a.webmanifest', 'a.wasm', 'a.md'].every(isPackable)).toBe(true)
  expect(['a.png', 'a.woff2', 'html', 'a.html.gz'].some(isPackable)).toBe(false)
})
