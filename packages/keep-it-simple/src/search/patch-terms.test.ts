import { describe, expect, it } from 'vitest'
import { TermRows } from './cut-terms.ts'
import type { PieceFile } from './index-files.ts'
import { pieceList } from './index-manifest.ts'
import { addChanges, patchPieces } from './patch-terms.ts'

type Terms = ReadonlyMap<string, number>

/** Many words, of which each page has some: enough for several files. */
const pageOf = (number: number): Terms =>
  new Map(
    Array.from({ length: 400 }, (_, index) => [
      `word${(number * 37 + index * (number + 3)) % 5_003}`,
      number + index,
    ]),
  )

function files() {
  const held = new Map<string, string>()
  const keep = (content: unknown) => {
    const text = JSON.stringify(content)
    const known = [...held].find(([, one]) => one === text)
    if (known) return known[0]
    const name = String(held.size)
    held.set(name, text)
    return name
  }
  const read = (name: string) => JSON.parse(held.get(name)!) as PieceFile
  return { held, keep, read }
}

function listOf(pages: readonly Terms[], keep: (content: unknown) => string) {
  const rows = new TermRows()
  for (const [doc, terms] of pages.entries())
    for (const [term, code] of terms) rows.add(doc, term, code)
  return pieceList(rows.cut(), keep)
}

function patched(before: readonly Terms[], after: readonly Terms[]) {
  const { held, keep, read } = files()
  const list = listOf(before, keep)
  const changes = new Map<string, Map<number, number | undefined>>()
  for (let doc = 0; doc < Math.max(before.length, after.length); doc++)
    addChanges(changes, doc, before[doc] ?? new Map(), after[doc] ?? new Map())
  const count = held.size
  const patch = patchPieces(list, changes, read, keep)
  return { patch, whole: listOf(after, keep), old: list, written: held.size - count }
}

const pages = Array.from({ length: 120 }, (_, number) => pageOf(number))

describe('files of terms in which some pages changed', () => {
  it('are those that would be written anew', () => {
    for (const doc of [0, 59, 119]) {
      const { patch, whole } = patched(pages, pages.with(doc, pageOf(700 + doc)))
      expect(patch).toEqual(whole)
    }
  })
  it('are so too when a page is added or taken away at the end', () => {
    for (const after of [[...pages, pageOf(900)], pages.slice(0, -1)]) {
      const { patch, whole } = patched(pages, after)
      expect(patch).toEqual(whole)
    }
  })
  it('come from nothing and go to nothing', () => {
    const grown = patched([], pages.slice(0, 3))
    expect(grown.patch).toEqual(grown.whole)
    const gone = patched(pages.slice(0, 3), [])
    expect(gone.patch).toEqual({ starts: [], files: [] })
  })
  it('are left alone where they have none of its words', () => {
    const word = [...pages[7]!.keys()][0]!
    const { old, written } = patched(pages, pages.with(7, new Map([...pages[7]!, [word, 1]])))
    expect(old.files.length).toBeGreaterThan(5)
    expect(written).toBe(1)
  })
})
