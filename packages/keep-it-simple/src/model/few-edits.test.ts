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
    { numRuns: 1_000 },
  )
})

it.each([
  ['abcd', 'abdc', 1],
  ['abcd', 'acd', 1],
  ['acd', 'abcd', 1],
  ['abcd', 'abxd', 1],
  ['abcd', 'badc', 2],
  ['same', 'same', 0],
  ['', 'ab', 2],
  ['ab', '', 2],
])('from %s to %s: %d', (a, b, edits) => {
  expect(fewEdits(a, b, 2)).toBe(edits)
  expect(fewEdits(a, b, edits - 1)).toBeUndefined()
})
