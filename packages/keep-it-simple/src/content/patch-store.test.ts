import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { STORE_FORMAT, type StoreIndex } from '#model/page-store.ts'
import { readingTime } from '#model/reading-time.ts'
import type { SiteGraph } from '#model/site-graph.ts'
import { pagesFile, storeFile } from './page-store-files.ts'
import { rowHash, StoreWriter } from './page-store.ts'
import { patchStore } from './patch-store.ts'

const PAGES = [
  ['/a/', { title: 'Ä', readingTime: readingTime(10) }, 'bodyA', ['/b/'], 'sourceA'],
  ['/b/', { title: 'B'.repeat(60) }, '', [], 'sourceB'],
  ['/c/', { title: 'C', readingTime: readingTime(3) }, 'bodyC', [], 'sourceC'],
] as const

function newStore(): string {
  const out = mkdtempSync(join(tmpdir(), 'patch-store-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  const writer = new StoreWriter(out)
  for (const [path, data, body, refs, source] of PAGES) writer.add(path, data, body, refs, source)
  writer.finish({ redirects: [['/old/', '/a/']], media: [] }, {} as SiteGraph)
  return out
}
const saved = (out: string) => JSON.parse(readFileSync(storeFile(out), 'utf8')) as StoreIndex
const change = (path: string, words = 5000) => ({
  path,
  body: `new ${path}`,
  words,
  sourceHash: `source ${path}`,
})

/** The data a row points to. */
function dataOf(out: string, path: string): unknown {
  const [, offset, length] = saved(out).pages.find(([one]) => one === path)!
  const bytes = readFileSync(pagesFile(out))
  expect(bytes.toString('utf8', offset + length, offset + length + 1)).toBe('\n')
  return JSON.parse(bytes.toString('utf8', offset, offset + length))
}

it('a changed text is put behind the others, and the index points there', () => {
  const out = newStore()
  const before = saved(out)
  const size = readFileSync(pagesFile(out)).length
  const index = patchStore(out, [change('/c/'), change('/a/')])!
  expect(index).toEqual(saved(out))
  expect(index.redirects).toEqual([['/old/', '/a/']])
  expect(index.pages.map(([path]) => path)).toEqual(['/a/', '/b/', '/c/'])
  const [a, b, c] = index.pages
  expect(b).toEqual(before.pages[1])
  expect(c![1]).toBe(size)
  expect(a![1]).toBe(size + c![2] + 1)
  expect(readFileSync(pagesFile(out))).toHaveLength(a![1] + a![2] + 1)
  expect(dataOf(out, '/a/')).toEqual({ title: 'Ä', readingTime: readingTime(5000) })
  expect(dataOf(out, '/c/')).toEqual({ title: 'C', readingTime: readingTime(5000) })
  expect(existsSync(`${storeFile(out)}.new`)).toBe(false)
})

it('the row of a page changes as if all had been written anew', () => {
  const out = newStore()
  const index = patchStore(out, [change('/a/')])!
  const [, , , hash, body, refs] = index.pages[0]!
  const line = Buffer.from(`${JSON.stringify({ title: 'Ä', readingTime: readingTime(5000) })}\n`)
  expect([body, refs]).toEqual(['new /a/', ['/b/']])
  expect(hash).toBe(rowHash(line, 'new /a/', ['/b/'], 'source /a/'))
})

it('a page without a text or a time to read it has neither afterwards', () => {
  const out = newStore()
  const index = patchStore(out, [change('/b/')])!
  const [, , , hash, body] = index.pages[1]!
  expect(body).toBe('')
  const line = Buffer.from(`${JSON.stringify({ title: 'B'.repeat(60) })}\n`)
  expect(hash).toBe(rowHash(line, '', [], 'source /b/'))
  expect(dataOf(out, '/b/')).toEqual({ title: 'B'.repeat(60) })
})

it('without a change nothing is written', () => {
  const out = newStore()
  const before = readFileSync(pagesFile(out))
  rmSync(pagesFile(out))
  expect(patchStore(out, [])).toEqual(saved(out))
  writeFileSync(pagesFile(out), before)
})

it('a page store of another format is not touched', () => {
  const out = newStore()
  const other = { ...saved(out), format: STORE_FORMAT + 1 }
  writeFileSync(storeFile(out), JSON.stringify(other))
  expect(patchStore(out, [])).toBeUndefined()
  expect(patchStore(out, [change('/a/')])).toBeUndefined()
  expect(saved(out)).toEqual(other)
})

it('a page that has no row is no change of a text', () => {
  const out = newStore()
  const before = saved(out)
  expect(patchStore(out, [change('/none/')])).toBeUndefined()
  expect(saved(out)).toEqual(before)
})

it('lines that are mostly left behind are written anew', () => {
  const out = newStore()
  const live = saved(out).pages.reduce((sum, [, , length]) => sum + length + 1, 0)
  expect(readFileSync(pagesFile(out))).toHaveLength(live)
  appendFileSync(pagesFile(out), '\n'.repeat(live))
  const before = readFileSync(storeFile(out), 'utf8')
  appendFileSync(pagesFile(out), '\n')
  expect(patchStore(out, [change('/a/')])).toBeUndefined()
  expect(readFileSync(storeFile(out), 'utf8')).toBe(before)
  writeFileSync(pagesFile(out), readFileSync(pagesFile(out)).subarray(0, -1))
  expect(patchStore(out, [change('/a/')])).toBeDefined()
})
