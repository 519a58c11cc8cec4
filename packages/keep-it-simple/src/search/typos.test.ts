import { expect, it } from 'vitest'
import { forgiven, isTypo } from './typos.ts'

it.each([
  ['a letter too few', 'debouce'],
  ['a letter too many', 'debounnce'],
  ['a wrong letter', 'debounse'],
  ['two neighbours swapped', 'debuonce'],
  ['the word itself', 'debounce'],
])('%s is one slip', (_, typed) => {
  expect(isTypo(typed, 'debounce', 1)).toBe(true)
})

it('two slips are two', () => {
  expect(isTypo('deboucne', 'debounced', 1)).toBe(false)
  expect(isTypo('debuoncd', 'debounce', 1)).toBe(false)
  expect(isTypo('debuoncd', 'debounce', 2)).toBe(true)
})

it('short words are taken as they are typed, long ones with two slips', () => {
  expect(['git', 'jqq', 'lock', 'bloomed', 'paginate'].map(forgiven)).toEqual([0, 0, 1, 1, 2])
})
