import { expect, it } from 'vitest'
import { hashOf, stateOf, typedState, typedValue } from './island.ts'

it('an address names an island and its state', () => {
  const found = stateOf('#bloom?m=128&k=4')
  expect(found?.id).toBe('bloom')
  expect([...found!.values]).toEqual([
    ['m', '128'],
    ['k', '4'],
  ])
  expect(stateOf('#a?')?.id).toBe('a')
})

it.each(['', '#', '#bloom', '#?m=1', 'bloom?m=1', '?m=1'])('%s names no state', (hash) => {
  expect(stateOf(hash)).toBeUndefined()
})

it.each([
  ['4', 'number', 4],
  ['-0.5', 'number', -0.5],
  [' ', 'number', undefined],
  ['four', 'number', undefined],
  ['true', 'boolean', true],
  ['', 'string', ''],
  ['4', 'string', '4'],
  [null, 'string', undefined],
])('%j as a %s is %j', (written, type, value) => {
  expect(typedValue(written, type)).toBe(value)
})

it('what is of another type, or unknown, is left out of a state', () => {
  const values = new URLSearchParams('m=many&k=4&on=true&other=1')
  expect(typedState(values, { m: 8, k: 3, on: false, name: 'x' })).toEqual({ k: 4, on: true })
})

it('an address says only what differs from the first state, and reads back', () => {
  const first = { m: 8, on: false, name: '' }
  expect(hashOf('bloom', first, first)).toBe('#bloom')
  const changed = { m: 8, on: true, name: '一 &' }
  const hash = hashOf('bloom', changed, first)
  expect(hash).toBe('#bloom?on=true&name=%E4%B8%80+%26')
  expect({ ...first, ...typedState(stateOf(hash)!.values, first) }).toEqual(changed)
})
