import { FIELDS, type NameHit } from './page-names.ts'
import type { Posting } from './rank.ts'
import type { TermTable } from './sorted-terms.ts'
import type { TextHit } from './text-terms.ts'

/** Raised when older scripts can no longer read newer files. */
export const INDEX_FORMAT = 1

/** Of one language; everything else is named by it. */
export interface IndexManifest {
  readonly format: typeof INDEX_FORMAT
  /** Pages there are. */
  readonly count: number
  readonly names: PieceList
  /** Files with `step` pages each. */
  readonly entries: readonly string[]
  readonly step: number
  /** The lists of terms of texts, the oldest pages first; each a file with a {@link PieceList}. */
  readonly texts: readonly { readonly list: string; readonly first: number }[]
  /** Series and tags with the pages that have them. */
  readonly groups: string
  /** How characters sound; absent where no names are typed as they sound. */
  readonly sounds?: string
  /** Pages others lead to most. */
  readonly popular: readonly number[]
}

/** Pages of one file of entries: a search shows a few, from anywhere; but the manifest names all files. */
export const entryStep = (count: number): number => (count < 8_000 ? 8 : count < 30_000 ? 16 : 32)

/** Files of terms: the first term of each, in order. */
export interface PieceList {
  readonly starts: readonly string[]
  readonly files: readonly string[]
}

/** A file of terms. Each row: the pages, as differences, and a number for each. */
export interface PieceFile {
  readonly terms: readonly string[]
  readonly rows: readonly (readonly number[])[]
}

/** By name: the pages that have it, as differences. */
export interface GroupFile {
  readonly series: Readonly<Record<string, readonly number[]>>
  readonly tags: Readonly<Record<string, readonly number[]>>
}

const NAME_STEP = 4
const TEXT_STEP = 4
const PLACES = 1 << 8

const level = (weight: number, step: number): number => Math.max(1, Math.round(weight * step))

export const nameCode = ({ weight, field }: NameHit): number =>
  level(weight, NAME_STEP) * FIELDS.length + FIELDS.indexOf(field)

export const textCode = ({ weight, places }: TextHit): number =>
  level(weight, TEXT_STEP) * PLACES + places

const readName = (doc: number, code: number): Posting => ({
  doc,
  weight: Math.floor(code / FIELDS.length) / NAME_STEP,
  field: FIELDS[code % FIELDS.length]!,
})

const readText = (doc: number, code: number): Posting => ({
  doc,
  weight: Math.floor(code / PLACES) / TEXT_STEP,
  places: code % PLACES,
})

/** Numbers of a file as postings, read when a term is asked for. */
export type Row = () => readonly Posting[]

const tableOf =
  (read: (doc: number, code: number) => Posting) =>
  ({ terms, rows }: PieceFile, first = 0): TermTable<Row> => ({
    terms,
    rows: rows.map((row) => () => {
      const postings: Posting[] = []
      let doc = first
      for (let at = 0; at < row.length; at += 2) {
        doc += row[at]!
        postings.push(read(doc, row[at + 1]!))
      }
      return postings
    }),
  })

export const nameTable = tableOf(readName)
export const textTable = tableOf(readText)

/** Sums of differences. */
export function summed(differences: readonly number[]): number[] {
  let sum = 0
  return differences.map((one) => (sum += one))
}

/** The numbers of files that may have terms beginning so. */
export function filesFor(starts: readonly string[], beginning: string): number[] {
  const found: number[] = []
  for (const [index, start] of starts.entries()) {
    const next = starts[index + 1]
    const isBefore = next !== undefined && next <= beginning
    const isBehind = start > beginning && !start.startsWith(beginning)
    if (!isBefore && !isBehind) found.push(index)
  }
  return found
}
