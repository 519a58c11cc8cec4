import type { PieceFile } from './index-files.ts'

/** About how many characters a file of terms has, before it is compressed. */
const FILE_SIZE = 24_000

/** A term with its pages, as differences, and a number for each. */
export type TermRow = readonly [term: string, numbers: readonly number[]]

/** Terms with their pages and numbers, one page after another. */
export class TermRows {
  private readonly rows = new Map<string, { readonly numbers: number[]; last: number }>()

  add(doc: number, term: string, code: number): void {
    const row = this.rows.get(term)
    if (!row) this.rows.set(term, { numbers: [doc, code], last: doc })
    else {
      row.numbers.push(doc - row.last, code)
      row.last = doc
    }
  }

  /** In order of their terms, cut into files of about the same size. */
  cut(): PieceFile[] {
    const terms = [...this.rows.keys()].sort(byCode)
    return cutRows(terms.map((term) => [term, this.rows.get(term)!.numbers] as const))
  }
}

/**
 * Where a file ends is decided by each term alone, the more often the longer its row: so an edit
 * changes the files that have its words, and no others.
 */
export function cutRows(rows: Iterable<TermRow>): PieceFile[] {
  const files: { terms: string[]; rows: (readonly number[])[] }[] = []
  for (const row of rows) {
    if (files.length === 0 || isStart(row)) files.push({ terms: [], rows: [] })
    const file = files.at(-1)!
    file.terms.push(row[0])
    file.rows.push(row[1])
  }
  return files
}

/** Whether a file begins with this term. */
export function isStart([term, numbers]: TermRow): boolean {
  const size = term.length + 4 + numbers.length * 3
  // In steps: a row that grows by a page is not to move the end of its file.
  const step = 2 ** Math.floor(Math.log2(size))
  return hashOf(term) < step / FILE_SIZE
}

/** FNV-1a with its bits mixed once more, from 0 to 1. */
function hashOf(term: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < term.length; at++)
    hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b) >>> 0
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35) >>> 0
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** As `<` compares, wherever the build runs. */
export const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
