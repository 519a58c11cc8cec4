import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TermRows } from './cut-terms.ts'
import { filesFor, nameCode, nameTable, textCode, textTable } from './index-files.ts'
import { FIELDS } from './page-names.ts'

describe('the files that may have a term', () => {
  it('are all that have one, and at most one more', () => {
    const term = fc.string({ unit: fc.constantFrom('a', 'b', '中', '𠮷'), maxLength: 4 })
    const cut = fc.array(fc.uniqueArray(term, { minLength: 1 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(cut, term, (sizes, beginning) => {
        const terms = [...new Set(sizes.flat())].sort((a, b) => (a < b ? -1 : 1))
        const files = sizes.map(({ length }) => terms.splice(0, length)).filter((one) => one.length)
        const wanted = files.flatMap((file, index) =>
          file.some((one) => one.startsWith(beginning)) ? [index] : [],
        )
        const found = filesFor(
          files.map(([first]) => first!),
          beginning,
        )
        expect(found).toEqual(expect.arrayContaining(wanted))
        expect(found.length - wanted.length).toBeLessThanOrEqual(1)
      }),
    )
  })
})

it('what is written is read: pages, weights in quarters, fields and places', () => {
  const weight = fc.integer({ min: 1, max: 200 }).map((quarters) => quarters / 4)
  const docs = fc.uniqueArray(fc.nat({ max: 5_000 })).map((all) => all.sort((a, b) => a - b))
  fc.assert(
    fc.property(
      docs,
      weight,
      fc.constantFrom(...FIELDS),
      fc.nat({ max: 255 }),
      (all, one, ...at) => {
        const [field, places] = at
        const names = new TermRows()
        const texts = new TermRows()
        for (const doc of all) {
          names.add(doc, 'word', nameCode({ weight: one, field }))
          texts.add(doc, 'word', textCode({ weight: one, places }))
        }
        const read = (rows: TermRows, tableOf: typeof nameTable, first?: number) =>
          [...rows.cut()].flatMap((piece) => tableOf(piece, first).rows.flatMap((row) => row()))
        expect(read(names, nameTable)).toEqual(all.map((doc) => ({ doc, weight: one, field })))
        // Pages of a text folder are counted from its first.
        expect(read(texts, textTable, 7)).toEqual(
          all.map((doc) => ({ doc: doc + 7, weight: one, places })),
        )
      },
    ),
  )
})
