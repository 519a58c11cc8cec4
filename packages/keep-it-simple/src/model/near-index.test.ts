import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { NearIndex } from './near-index.ts'
import { nearest } from './nearest.ts'

it('finds what a walk through all words finds, at the same distance', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcde/-数'), minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), word, (words, asked) => {
      const found = new NearIndex(words).find(asked)
      const expected = nearest(asked, words)
      expect(found === undefined).toBe(expected === undefined)
      expect(found === undefined ? undefined : nearest(asked, [found])).toBe(found)
    }),
    { numRuns: 500 },
  )
})

it('answers a thousand dead links among three thousand addresses, and then no more', () => {
  const addresses = Array.from(
    { length: 3_000 },
    (_, at) => `/article/${(at * 2_654_435_761).toString(36)}-about-things/`,
  )
  const index = new NearIndex(addresses)
  for (const address of addresses.slice(0, 1_000)) {
    // Two letters swapped; another address may be as near.
    const wrong = address.replace('about', 'abuot')
    expect(index.find(wrong)).toBeDefined()
  }
  expect(index.find(addresses[1_500]!.replace('about', 'abuot'))).toBeUndefined()
})
