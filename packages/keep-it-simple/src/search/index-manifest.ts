import {
  entryStep,
  INDEX_FORMAT,
  type GroupFile,
  type IndexManifest,
  type PieceFile,
  type PieceList,
} from './index-files.ts'
import { pageEntry } from './page-entry.ts'
import type { PageNames } from './page-names.ts'

/** Keeps a file under a name that changes with what it holds. */
export type Keep = (content: unknown) => string

/** Pages offered while nothing is typed. */
const POPULAR = 6

export function pieceList(pieces: Iterable<PieceFile>, keep: Keep): PieceList {
  const starts: string[] = []
  const files: string[] = []
  for (const piece of pieces) {
    starts.push(piece.terms[0]!)
    files.push(keep(piece))
  }
  return { starts, files }
}

/** What the index of a language begins with; the files it names are handed to `keep`. */
export function indexManifest(
  pages: readonly PageNames[],
  names: PieceList,
  keep: Keep,
): Omit<IndexManifest, 'texts' | 'sounds'> {
  const step = entryStep(pages.length)
  const entries = Array.from({ length: Math.ceil(pages.length / step) }, (_, index) =>
    pages.slice(index * step, (index + 1) * step).map(pageEntry),
  )
  return {
    format: INDEX_FORMAT,
    count: pages.length,
    names,
    entries: entries.map((one) => keep(one)),
    step,
    groups: keep(groupsOf(pages)),
    popular: popularOf(pages),
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

/** Those with the most names given by others: many have written of them. */
const popularOf = (pages: readonly PageNames[]): number[] =>
  pages
    .map(({ links, isList }, doc) => ({ doc, count: isList ? 0 : links.length }))
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count || b.doc - a.doc)
    .slice(0, POPULAR)
    .map(({ doc }) => doc)
