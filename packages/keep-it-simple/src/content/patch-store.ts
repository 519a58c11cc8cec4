import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { readingTime } from '#model/reading-time.ts'
import { STORE_FORMAT, type StoreIndex, type StoreRow } from '#model/page-store.ts'
import { pagesFile, storeFile } from './page-store-files.ts'
import { rowHash } from './page-store.ts'

/** A page whose text changed, and nothing that others see of it. */
export interface TextChange {
  readonly path: string
  readonly body: string
  readonly words: number
  readonly sourceHash: string
}

/** A file of lines that are mostly left behind is written anew. */
const MOST = 2

/**
 * Puts the new lines behind the others and lets the index point there, so that an edit writes a page
 * and not the site. Nothing where the page store is not what it should be.
 */
export function patchStore(out: string, changes: readonly TextChange[]): StoreIndex | undefined {
  const store = JSON.parse(readFileSync(storeFile(out), 'utf8')) as StoreIndex
  if (store.format !== STORE_FORMAT) return undefined
  if (changes.length === 0) return store
  const places = new Map(store.pages.map(([path], place) => [path, place]))
  const rows = [...store.pages]
  const lines = openSync(pagesFile(out), 'r+')
  try {
    let end = fstatSync(lines).size
    if (end > MOST * rows.reduce((sum, [, , length]) => sum + length + 1, 0)) return undefined
    for (const { path, ...change } of changes) {
      const place = places.get(path)
      if (place === undefined) return undefined
      const [row, bytes] = rowAfter(lines, rows[place]!, change, end)
      writeSync(lines, bytes, 0, bytes.length, end)
      end += bytes.length
      rows[place] = row
    }
  } finally {
    closeSync(lines)
  }
  const index: StoreIndex = { ...store, pages: rows }
  writeFileSync(`${storeFile(out)}.new`, JSON.stringify(index))
  renameSync(`${storeFile(out)}.new`, storeFile(out))
  return index
}

/** Of a page's data only the time it takes to read comes from its text alone. */
function rowAfter(
  lines: number,
  [path, offset, length, , bodyBefore, refs]: StoreRow,
  { body, words, sourceHash }: Omit<TextChange, 'path'>,
  end: number,
): [StoreRow, Buffer] {
  const line = Buffer.allocUnsafe(length)
  readSync(lines, line, 0, length, offset)
  const data = JSON.parse(line.toString('utf8')) as { readingTime?: unknown }
  if (data.readingTime !== undefined) data.readingTime = readingTime(words)
  const bytes = Buffer.from(`${JSON.stringify(data)}\n`)
  const bodyHash = bodyBefore === '' ? '' : body
  const hash = rowHash(bytes, bodyHash, refs, sourceHash)
  return [[path, end, bytes.length - 1, hash, bodyHash, refs], bytes]
}
