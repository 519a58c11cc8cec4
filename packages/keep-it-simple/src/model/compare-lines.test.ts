import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareLines } from './compare-lines.ts'

/** The length of the longest common subsequence, by trying. */
const common = (a: string, b: string): number => {
  if (a === '' || b === '') return 0
  if (a[0] === b[0]) return 1 + common(a.slice(1), b.slice(1))
  return Math.max(common(a.slice(1), b), common(a, b.slice(1)))
}

it('both texts can be read from it, and no more is changed than has to be', () => {
  const text = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 6 })
  fc.assert(
    fc.property(text, text, (a, b) => {
      const changes = compareLines([...a], [...b])
      const without = (sign: string) =>
        changes.flatMap((one) => (one.sign === sign ? [] : [one.line])).join('')
      expect(without('+')).toBe(a)
      expect(without('-')).toBe(b)
      expect(changes.filter(({ sign }) => sign === ' ')).toHaveLength(common(a, b))
    }),
  )
})
