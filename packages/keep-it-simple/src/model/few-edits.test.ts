import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fewEdits } from './few-edits.ts'
import { editDistance } from './nearest.ts'

it('counts as the whole table does, up to its limit', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
      const all = editDistance(a, b)
      expect(fewEdits(a, b, most)).toBe(all <= most ? all : undefined)
    }),
    { numRuns: 5_000 },
  )
})
