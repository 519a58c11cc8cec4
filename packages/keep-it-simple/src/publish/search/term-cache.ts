import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { TermRows } from '#search/cut-terms.ts'
import type { PieceFile, PieceList } from '#search/index-files.ts'
import { pieceList, type Keep } from '#search/index-manifest.ts'
import { addChanges, patchPieces } from '#search/patch-terms.ts'
import { replaceFile } from '../write-into.ts'

/** What a page is found by. */
export type PageTerms = ReadonlyMap<string, number>

/** Where the terms of pages lie from build to build, and the files they became. */
export interface TermCache {
  readonly folder: string
  /** Reads one of those files. */
  readonly read: (file: string) => PieceFile
  readonly keep: Keep
}

export interface TermRecord {
  /** One for each page; changes when its terms would. Empty: it has none. */
  readonly keys: readonly string[]
  readonly list: PieceList
}

/** Pages whose terms lie in one file of the cache: an edit reads and writes one such file. */
const CHUNK = 200
/** With more pages changed, all files are written. */
const FEW = 40

const recordFile = (folder: string) => join(folder, 'record.json')
const termsFile = (folder: string, chunk: number) => join(folder, `${chunk}.terms`)

export const readRecord = (folder: string): TermRecord | undefined =>
  existsSync(recordFile(folder))
    ? (JSON.parse(readFileSync(recordFile(folder), 'utf8')) as TermRecord)
    : undefined

/** What was written before; forgotten where a file of it is gone. */
export function usableRecord(
  folder: string,
  isThere: (name: string) => boolean,
): TermRecord | undefined {
  const record = readRecord(folder)
  if (!record || record.list.files.every(isThere)) return record
  rmSync(folder, { recursive: true })
  return undefined
}

/** The places at which pages are other ones, or others than before. */
export const changedPlaces = (before: readonly string[], now: readonly string[]): number[] =>
  Array.from({ length: Math.max(before.length, now.length) }, (_, place) => place).filter(
    (place) => (before[place] ?? '') !== (now[place] ?? ''),
  )

export const isPatch = (before: TermRecord | undefined, now: readonly string[]): boolean =>
  before !== undefined && changedPlaces(before.keys, now).length <= FEW

/** Brings the files of terms up to date. Gives their list and how many pages were read. */
export function updateTerms(
  cache: TermCache,
  keys: readonly string[],
  readTerms: (doc: number) => PageTerms,
): { readonly list: PieceList; readonly read: number } {
  const before = readRecord(cache.folder)
  mkdirSync(cache.folder, { recursive: true })
  // Until it is written again, the terms may be newer than the files: after a build that is killed here, all are read.
  rmSync(recordFile(cache.folder), { force: true })
  const result =
    before && isPatch(before, keys)
      ? patch(cache, before, keys, readTerms)
      : rebuild(cache, before, keys, readTerms)
  const record: TermRecord = { keys, list: result.list }
  replaceFile(recordFile(cache.folder), JSON.stringify(record))
  return result
}

function patch(
  { folder, read, keep }: TermCache,
  before: TermRecord,
  keys: readonly string[],
  readTerms: (doc: number) => PageTerms,
) {
  const places = changedPlaces(before.keys, keys)
  const changes = new Map<string, Map<number, number | undefined>>()
  for (const [chunk, docs] of Map.groupBy(places, (doc) => Math.floor(doc / CHUNK))) {
    const lines = readLines(folder, chunk)
    for (const doc of docs) {
      const at = doc % CHUNK
      const terms = termsAt(keys, doc, readTerms)
      addChanges(changes, doc, termsIn(lines[at] ?? ''), terms)
      lines[at] = lineOf(keys[doc] ?? '', terms)
    }
    replaceFile(termsFile(folder, chunk), lines.join('\n'))
  }
  return { list: patchPieces(before.list, changes, read, keep), read: places.length }
}

function rebuild(
  { folder, keep }: TermCache,
  before: TermRecord | undefined,
  keys: readonly string[],
  readTerms: (doc: number) => PageTerms,
) {
  const old = chunksOf(before?.keys.length ?? 0)
  const known = new Map<string, string>()
  for (let chunk = 0; chunk < old; chunk++)
    for (const line of readLines(folder, chunk)) known.set(line.slice(0, line.indexOf('\t')), line)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const rows = new TermRows()
  let read = 0
  for (let chunk = 0; chunk < chunksOf(keys.length); chunk++) {
    const lines: string[] = []
    for (let doc = chunk * CHUNK; doc < Math.min(keys.length, (chunk + 1) * CHUNK); doc++) {
      const key = keys[doc]!
      const same = key === '' ? undefined : known.get(key)
      const terms = same === undefined ? termsAt(keys, doc, readTerms) : termsIn(same)
      if (same === undefined && key !== '') read++
      lines.push(same ?? lineOf(key, terms))
      for (const [term, code] of terms) rows.add(doc, term, code)
    }
    replaceFile(termsFile(folder, chunk), lines.join('\n'))
  }
  return { list: pieceList(rows.cut(), keep), read }
}

const NONE: PageTerms = new Map()

const termsAt = (keys: readonly string[], doc: number, readTerms: (doc: number) => PageTerms) =>
  (keys[doc] ?? '') === '' ? NONE : readTerms(doc)

const chunksOf = (count: number): number => Math.ceil(count / CHUNK)

/** Terms and their numbers, with nothing that JSON would have to read: there are millions. */
function lineOf(key: string, terms: PageTerms): string {
  let line = key
  for (const [term, code] of terms) line += `\t${term}\t${code.toString(36)}`
  return line
}

function termsIn(line: string): Map<string, number> {
  const parts = line.split('\t')
  const terms = new Map<string, number>()
  for (let at = 1; at + 1 < parts.length; at += 2)
    terms.set(parts[at]!, Number.parseInt(parts[at + 1]!, 36))
  return terms
}

function readLines(folder: string, chunk: number): string[] {
  const file = termsFile(folder, chunk)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
}
