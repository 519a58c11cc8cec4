import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { termCode, TermRows } from './index-files.ts'
import { IndexReader, INDEX_FORMAT } from './index-reader.ts'
import { FIELDS } from './ranking.ts'

const readerOf = (rows: TermRows) => {
  const files = [...rows.cut()]
  const starts = files.map(({ terms }) => terms[0]!)
  const names = files.map((_, at) => String(at))
  const manifest = {
    format: INDEX_FORMAT,
    starts,
    files: names,
    pages: [],
    groups: '',
    popular: [],
  }
  return { count: files.length, reader: new IndexReader(manifest, async (at) => files[Number(at)]) }
}

it('IndexReader: reads the terms, pages, weights and fields that were written', async () => {
  const term = fc.string({
    unit: fc.constantFrom('a', 'b', '中', '𠮷'),
    minLength: 1,
    maxLength: 4,
  })
  const posting = fc.record({
    doc: fc.nat({ max: 5_000 }),
    weight: fc.integer({ min: 1, max: 200 }).map((quarters) => quarters / 4),
    field: fc.constantFrom(...FIELDS),
  })
  const index = fc.dictionary(
    term,
    fc.uniqueArray(posting, { selector: ({ doc }) => doc, minLength: 1 }),
  )
  await fc.assert(
    fc.asyncProperty(index, term, async (wanted, beginning) => {
      const rows = new TermRows()
      const all = Object.entries(wanted).flatMap(([one, postings]) =>
        postings.map((each) => ({ one, ...each })),
      )
      for (const { one, doc, ...hit } of all.toSorted((a, b) => a.doc - b.doc))
        rows.add(doc, one, termCode(hit))
      const tables = await readerOf(rows).reader.terms(beginning)
      const found = tables.flatMap(({ terms, postings }) =>
        terms.flatMap((one, at) => (one.startsWith(beginning) ? [[one, postings(at)]] : [])),
      )
      const expected = Object.entries(wanted)
        .filter(([one]) => one.startsWith(beginning))
        .map(([one, postings]) => [one, postings.toSorted((a, b) => a.doc - b.doc)])
      expect(new Map(found as [])).toEqual(new Map(expected as []))
    }),
  )
})

it('TermRows: an edit changes only the files that have its words', () => {
  const rowsOf = (more: readonly string[]) => {
    const rows = new TermRows()
    for (let doc = 0; doc < 900; doc++)
      for (let at = 0; at < 60; at++) rows.add(doc, `word${(doc * 7 + at * 13) % 9_000}`, 50)
    for (const term of more) rows.add(900, term, 50)
    return [...rows.cut()].map((file) => JSON.stringify(file))
  }
  const before = new Set(rowsOf([]))
  const after = rowsOf(['word17', 'unheard'])
  expect(before.size).toBeGreaterThan(10)
  expect(after.filter((file) => !before.has(file)).length).toBeLessThanOrEqual(3)
})
