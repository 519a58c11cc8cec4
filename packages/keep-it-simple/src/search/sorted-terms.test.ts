import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { placesOf } from './sorted-terms.ts'

it('the places of a beginning are those of all terms that begin so', () => {
  const term = fc.string({ unit: fc.constantFrom('a', 'b', '`', '^', '锁', '𠮷'), maxLength: 4 })
  fc.assert(
    fc.property(fc.uniqueArray(term), term, (all, beginning) => {
      const terms = all.sort((a, b) => (a < b ? -1 : 1))
      expect([...placesOf(terms, beginning)].map((at) => terms[at])).toEqual(
        terms.filter((one) => one.startsWith(beginning)),
      )
    }),
  )
})
