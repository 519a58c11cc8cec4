import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PieceFile, PieceList } from '#search/index-files.ts'
import { changedPlaces, isPatch, readRecord, updateTerms, usableRecord } from './term-cache.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'terms-'))))
afterEach(() => rmSync(root, { recursive: true }))

const folder = () => join(root, 'cache')
let files: PieceFile[]
let read: number[]
beforeEach(() => {
  files = []
  read = []
})

/** Brings pages up to date, each found by its own words, and gives which pages have a word. */
function updated(pages: readonly string[], keys = pages.map((words) => words)) {
  read = []
  const keep = (content: unknown) => String(files.push(content as PieceFile) - 1)
  const cache = { folder: folder(), read: (name: string) => files[Number(name)]!, keep }
  const result = updateTerms(cache, keys, (doc) => {
    read.push(doc)
    return new Map(pages[doc]!.split(' ').map((word, at) => [word, 36 * doc + at + 1]))
  })
  expect(readRecord(folder())).toEqual({ keys, list: result.list })
  return { ...result, found: foundIn(result.list) }
}

/** Which pages have a term, and by which number. */
function foundIn({ files: names }: PieceList): Record<string, [doc: number, code: number][]> {
  const all = names.map((name) => files[Number(name)]!)
  return Object.fromEntries(
    all.flatMap(({ terms, rows }) => terms.map((term, at) => [term, pairsOf(rows[at]!)])),
  )
}
function pairsOf(row: readonly number[]): [number, number][] {
  let doc = 0
  return Array.from({ length: row.length / 2 }, (_, at) => [
    (doc += row[at * 2]!),
    row[at * 2 + 1]!,
  ])
}
const many = (count: number) => Array.from({ length: count }, (_, at) => `word${at} common`)

it('every page is found by its words', () => {
  const { found, read: count } = updated(['red green', 'green blue', ''])
  expect(found).toEqual({
    red: [[0, 1]],
    green: [
      [0, 2],
      [1, 37],
    ],
    blue: [[1, 38]],
  })
  // A page without a key has no words.
  expect([count, read]).toEqual([2, [0, 1]])
})

it('an edit reads its page alone, and the index is what it would be anew', () => {
  const before = many(450)
  updated(before)
  expect(readdirSync(folder()).toSorted()).toEqual(['0.terms', '1.terms', '2.terms', 'record.json'])
  const now = before.with(3, 'other common').with(401, 'last').concat('one more')
  const { found, read: count } = updated(now)
  expect([count, read]).toEqual([3, [3, 401, 450]])
  rmSync(folder(), { recursive: true })
  expect(updated(now).found).toEqual(found)
  expect(read).toHaveLength(451)
})

it('after an edit and another, nothing of the first is left', () => {
  updated(['a', 'b', 'c'])
  updated(['a', 'x', 'c'])
  const { found } = updated(['a', 'y', ''])
  expect(found).toEqual({ a: [[0, 1]], y: [[1, 37]] })
  expect(updated(['a', 'y']).found).toEqual(found)
})

it('where many pages changed, those that moved are not read again', () => {
  const before = many(300)
  updated(before)
  const now = ['first of all', ...before]
  const keys = now.map((words) => words)
  const { found, read: count } = updated(now, keys)
  expect([count, read]).toEqual([1, [0]])
  expect(found['word299']).toEqual([[300, 36 * 299 + 1]])
  expect(found['common']).toHaveLength(300)
})

it('forty changed pages are an edit, forty-one are many', () => {
  const record = (keys: readonly string[]) => ({ keys, list: { starts: [], files: [] } })
  const before = many(50)
  const changed = (count: number) => before.map((words, at) => (at < count ? `new${at}` : words))
  expect(isPatch(record(before), changed(40))).toBe(true)
  expect(isPatch(record(before), changed(41))).toBe(false)
  expect(isPatch(undefined, before)).toBe(false)
})

it('pages have changed where they are others, more or fewer', () => {
  expect(changedPlaces(['a', 'b'], ['a', 'c'])).toEqual([1])
  expect(changedPlaces(['a'], ['a', 'b', ''])).toEqual([1])
  expect(changedPlaces(['a', 'b'], [])).toEqual([0, 1])
})

it('what is remembered is forgotten where a file of it is gone', () => {
  expect(usableRecord(folder(), () => true)).toBeUndefined()
  updated(['a'])
  const record = { keys: ['a'], list: { starts: ['a', 'b'], files: ['one', 'two'] } }
  writeFileSync(join(folder(), 'record.json'), JSON.stringify(record))
  expect(usableRecord(folder(), () => true)).toEqual(record)
  expect(usableRecord(folder(), (name) => name !== 'one')).toBeUndefined()
  expect(existsSync(folder())).toBe(false)
})

it('a build that was killed half-way reads all pages again', () => {
  updated(['a', 'b'])
  rmSync(join(folder(), 'record.json'))
  writeFileSync(join(folder(), '0.terms'), 'half')
  const { found } = updated(['a', 'b'])
  expect(read).toEqual([0, 1])
  expect(found).toEqual({ a: [[0, 1]], b: [[1, 37]] })
})
