import { searchRecords } from '#model/search-records.ts'
import type { ContentPage } from '#model/page.ts'
import {
  INDEX_FORMAT,
  WEIGHT_STEP,
  type GroupFile,
  type IndexManifest,
  type PageFile,
  type PieceFile,
} from './index-reader.ts'
import type { PageNames, TermHit } from './page-terms.ts'
import { FIELDS } from './ranking.ts'

export function pageFile(names: PageNames, page: ContentPage | undefined): PageFile {
  const { path, title, description, series, aliases } = names
  const records = page ? searchRecords(page) : []
  return {
    path,
    title,
    ...(description !== '' && { description }),
    ...(series !== undefined && { series }),
    ...(aliases.length > 0 && { aliases }),
    sections: records.map(({ anchor, section, text }) => [anchor, section, text]),
  }
}

export const termCode = ({ weight, field }: TermHit): number =>
  Math.max(1, Math.round(weight * WEIGHT_STEP)) * FIELDS.length + FIELDS.indexOf(field)

/** Keeps a file and gives its name. */
export type Keep = (content: unknown) => string

/** Pages offered while nothing is typed. */
const POPULAR = 6

export function indexManifest(
  pages: readonly PageNames[],
  files: readonly string[],
  terms: TermRows,
  keep: Keep,
): IndexManifest {
  const pieces = [...terms.cut()]
  return {
    format: INDEX_FORMAT,
    starts: pieces.map((piece) => piece.terms[0]!),
    files: pieces.map(keep),
    pages: files,
    groups: keep(groupsOf(pages)),
    popular: pages
      .map(({ path, title, isList, linked }, doc) => ({
        path,
        title,
        doc,
        count: isList ? 0 : linked,
      }))
      .filter(({ count }) => count > 1)
      .sort((a, b) => b.count - a.count || b.doc - a.doc)
      .slice(0, POPULAR)
      .map(({ path, title }) => ({ path, title })),
  }
}

function groupsOf(pages: readonly PageNames[]): GroupFile {
  const groupBy = (valuesOf: (page: PageNames) => readonly string[]) => {
    const groups = new Map<string, { numbers: number[]; last: number }>()
    for (const [doc, page] of pages.entries())
      for (const value of page.isLocked ? [] : valuesOf(page)) {
        const group = groups.get(value) ?? { numbers: [], last: 0 }
        group.numbers.push(doc - group.last)
        group.last = doc
        groups.set(value, group)
      }
    return Object.fromEntries([...groups].map(([name, { numbers }]) => [name, numbers]))
  }
  return {
    series: groupBy(({ series }) => (series === undefined ? [] : [series])),
    tags: groupBy(({ tags }) => tags),
  }
}

/** Terms with their pages. Pages are added in the order of their numbers. */
export class TermRows {
  private readonly rows = new Map<string, { last: number; readonly row: number[] }>()

  add(doc: number, term: string, code: number): void {
    const known = this.rows.get(term)
    if (!known) this.rows.set(term, { last: doc, row: [doc, code] })
    else {
      known.row.push(doc - known.last, code)
      known.last = doc
    }
  }

  /**
   * In order, cut into files of about the same size. Whether a file begins at a term depends on that
   * term and the length of its row alone: an edit changes only the files that have its words.
   */
  *cut(): Generator<PieceFile> {
    let file: { terms: string[]; rows: number[][] } = { terms: [], rows: [] }
    for (const term of [...this.rows.keys()].sort(byCode)) {
      const { row } = this.rows.get(term)!
      if (file.terms.length > 0 && isStart(term, row)) {
        yield file
        file = { terms: [], rows: [] }
      }
      file.terms.push(term)
      file.rows.push(row)
    }
    if (file.terms.length > 0) yield file
  }
}

/** About how many bytes a file of terms has before it is compressed. */
const FILE_SIZE = 16_000

function isStart(term: string, row: readonly number[]): boolean {
  // Chinese takes three bytes a character.
  const bytes = isAscii(term) ? term.length : 3 * term.length
  // In steps: a row that grows by a page seldom moves the end of its file.
  const step = 2 ** Math.floor(Math.log2(bytes + 4 + row.length * 3))
  return hashOf(term) < step / FILE_SIZE
}

const isAscii = (term: string): boolean => term.charCodeAt(0) < 0x80

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
const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
