import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearest } from './nearest.ts'

const KEYS = ['title', 'tags', 'layout', 'pageLayout', 'createTime']

it.each([
  ['a letter too few', 'titl', 'title'],
  ['a wrong letter', 'titke', 'title'],
  ['two letters swapped', 'tilte', 'title'],
  ['the wrong case', 'CREATETIME', 'createTime'],
  ['the word itself, which would be no advice', 'layout', undefined],
  ['another word', 'permalink', undefined],
])('%s', (_, word, expected) => {
  expect(nearest(word, KEYS)).toBe(expected)
})

it('the closer candidate wins over the earlier one, the earlier over an equal one', () => {
  expect(nearest('cats', ['bits', 'bats'])).toBe('bats')
  expect(nearest('cats', ['bats', 'hats'])).toBe('bats')
  expect(nearest('Postr', ['posts', 'Poster'])).toBe('Poster')
})

it('two edits are always found, and a word is never proposed for itself', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'ab数'), minLength: 6, maxLength: 12 })
  fc.assert(
    fc.property(letters, fc.nat({ max: 5 }), fc.nat({ max: 5 }), (word, one, two) => {
      const edited = [...word].filter((_, index) => index !== one && index !== two).join('')
      expect(nearest(edited, [word])).toBe(word)
      expect(nearest(word, ['zzzzzz', word])).toBeUndefined()
    }),
  )
})
