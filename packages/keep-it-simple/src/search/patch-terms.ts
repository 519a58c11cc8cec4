import { byCode, cutRows, isStart, type TermRow } from './cut-terms.ts'
import type { PieceFile, PieceList } from './index-files.ts'
import { lowerBound } from './sorted-terms.ts'

/** By term and page: the number there now, or nothing where the page no longer has the term. */
export type TermChanges = ReadonlyMap<string, ReadonlyMap<number, number | undefined>>

/** What became of the terms of one page. */
export function addChanges(
  changes: Map<string, Map<number, number | undefined>>,
  doc: number,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): void {
  const put = (term: string, code: number | undefined) => {
    const known = changes.get(term)
    if (known) known.set(doc, code)
    else changes.set(term, new Map([[doc, code]]))
  }
  for (const [term, code] of after) if (before.get(term) !== code) put(term, code)
  for (const term of before.keys()) if (!after.has(term)) put(term, undefined)
}

/** Writes again the files in which something changed; gives the same list as if all were written. */
export function patchPieces(
  { starts, files }: PieceList,
  changes: TermChanges,
  read: (file: string) => PieceFile,
  keep: (content: PieceFile) => string,
): PieceList {
  const terms = [...changes.keys()].sort(byCode)
  const found: { readonly start: string; readonly file?: string; readonly piece?: PieceFile }[] = []
  let at = 0
  for (const [index, file] of files.entries()) {
    const next = starts[index + 1]
    const first = at
    at = next === undefined ? terms.length : lowerBound(terms, next)
    if (at === first) {
      found.push({ start: starts[index]!, file })
      continue
    }
    let rows = patchRows(read(file), terms.slice(first, at), changes)
    const last = found.at(-1)
    if (last && (rows.length === 0 || !isStart(rows[0]!))) {
      // What began the file is gone: the rest belongs to the one before.
      found.pop()
      rows = [...rowsOf(last.piece ?? read(last.file!)), ...rows]
    }
    for (const piece of cutRows(rows)) found.push({ start: piece.terms[0]!, piece })
  }
  if (files.length === 0)
    for (const piece of cutRows(patchRows({ terms: [], rows: [] }, terms, changes)))
      found.push({ start: piece.terms[0]!, piece })
  return {
    starts: found.map(({ start }) => start),
    files: found.map(({ file, piece }) => file ?? keep(piece!)),
  }
}

const rowsOf = ({ terms, rows }: PieceFile): TermRow[] =>
  terms.map((term, index) => [term, rows[index]!] as const)

function patchRows(piece: PieceFile, terms: readonly string[], changes: TermChanges): TermRow[] {
  const rows = new Map<string, readonly number[]>(rowsOf(piece))
  for (const term of terms) {
    const numbers = patchNumbers(rows.get(term) ?? [], changes.get(term)!)
    if (numbers.length > 0) rows.set(term, numbers)
    else rows.delete(term)
  }
  return [...rows].sort(([a], [b]) => byCode(a, b))
}

function patchNumbers(
  numbers: readonly number[],
  changes: ReadonlyMap<number, number | undefined>,
): number[] {
  const codes = new Map<number, number>()
  let doc = 0
  for (let at = 0; at < numbers.length; at += 2) {
    doc += numbers[at]!
    codes.set(doc, numbers[at + 1]!)
  }
  for (const [page, code] of changes)
    if (code === undefined) codes.delete(page)
    else codes.set(page, code)
  let last = 0
  return [...codes]
    .sort(([a], [b]) => a - b)
    .flatMap(([page, code]) => {
      const step = page - last
      last = page
      return [step, code]
    })
}
