import { expect, it } from 'vitest'
import { keptShells } from './printed.ts'

it('keeps the files of as many earlier shells as were asked for, newest first', () => {
  const first = keptShells(['a'], [], 2)
  expect(first).toEqual([['a']])
  const second = keptShells(['b'], first, 2)
  const third = keptShells(['c'], second, 2)
  expect(third).toEqual([['c'], ['b'], ['a']])
  expect(keptShells(['d'], third, 2)).toEqual([['d'], ['c'], ['b']])
})

it('does not count a build that changed nothing, nor a step back', () => {
  expect(keptShells(['b'], [['b'], ['a']], 2)).toEqual([['b'], ['a']])
  expect(keptShells(['a'], [['b'], ['a']], 2)).toEqual([['a'], ['b']])
})

it('keeps none where none are asked for', () => {
  expect(keptShells(['b'], [['a']], 0)).toEqual([['b']])
})
