import type { PieceFile } from './index-files.ts'

/** About how many bytes a file of terms has, before it is compressed. */
const FILE_SIZE = 10_000

/** A term with its pages, as differences, and a number for each. */
export type TermRow = readonly [term: string, numbers: readonly number[]]

/** So many numbers lie in one block. */
const BLOCK = 3 * 65_536

/**
 * Terms with their pages and numbers, one page after another. Millions of them: they lie as triples
 * of numbers behind each other, and are put in order of their terms at the end.
 */
export class TermRows {
  private readonly ids = new Map<string, number>()
  private readonly blocks: Uint32Array[] = []
  private count = 0

  add(doc: number, term: string, code: number): void {
    let id = this.ids.get(term)
    if (id === undefined) this.ids.set(term, (id = this.ids.size))
    const at = (this.count++ * 3) % BLOCK
    if (at === 0) this.blocks.push(new Uint32Array(BLOCK))
    this.blocks.at(-1)!.set([id, doc, code], at)
  }

  /** In order of their terms, cut into files of about the same size. */
  cut(): Generator<PieceFile> {
    return cutRows(this.rows())
  }

  private *rows(): Generator<TermRow> {
    const starts = new Uint32Array(this.ids.size + 1)
    for (let at = 0; at < this.count; at++) starts[this.valueAt(at, 0) + 1]!++
    for (let id = 1; id < starts.length; id++) starts[id]! += starts[id - 1]!
    const next = starts.slice()
    const pairs = new Uint32Array(this.count * 2)
    for (let at = 0; at < this.count; at++) {
      const place = next[this.valueAt(at, 0)]!++ * 2
      pairs[place] = this.valueAt(at, 1)
      pairs[place + 1] = this.valueAt(at, 2)
    }
    for (const term of [...this.ids.keys()].sort(byCode)) {
      const id = this.ids.get(term)!
      const numbers = [...pairs.subarray(starts[id]! * 2, starts[id + 1]! * 2)]
      for (let at = numbers.length - 2; at > 0; at -= 2) numbers[at]! -= numbers[at - 2]!
      yield [term, numbers]
    }
  }

  private valueAt(triple: number, offset: number): number {
    const at = triple * 3
    return this.blocks[Math.floor(at / BLOCK)]![(at % BLOCK) + offset]!
  }
}

/**
 * Where a file ends is decided by each term alone, the more often the longer its row: so an edit
 * changes the files that have its words, and no others.
 */
export function* cutRows(rows: Iterable<TermRow>): Generator<PieceFile> {
  let file: { terms: string[]; rows: (readonly number[])[] } = { terms: [], rows: [] }
  for (const row of rows) {
    if (file.terms.length > 0 && isStart(row)) {
      yield file
      file = { terms: [], rows: [] }
    }
    file.terms.push(row[0])
    file.rows.push(row[1])
  }
  if (file.terms.length > 0) yield file
}

/** Whether a file begins with this term. */
export function isStart([term, numbers]: TermRow): boolean {
  const size = bytesOf(term) + 4 + numbers.length * 3
  // In steps: a row that grows by a page is not to move the end of its file.
  const step = 2 ** Math.floor(Math.log2(size))
  return hashOf(term) < step / FILE_SIZE
}

/** Chinese takes three bytes a character. */
function bytesOf(term: string): number {
  let bytes = term.length
  for (let at = 0; at < term.length; at++) if (term.charCodeAt(at) > 0x7ff) bytes += 2
  return bytes
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
