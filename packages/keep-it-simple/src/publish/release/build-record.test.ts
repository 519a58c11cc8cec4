import { expect, it } from 'vitest'
import { retainedShells } from './build-record.ts'

it('keeps the files of as many earlier shells as were asked for, newest first', () => {
  const first = retainedShells(['a'], [], 2)
  expect(first).toEqual([['a']])
  const second = retainedShells(['b'], first, 2)
  const third = retainedShells(['c'], second, 2)
  expect(third).toEqual([['c'], ['b'], ['a']])
  expect(retainedShells(['d'], third, 2)).toEqual([['d'], ['c'], ['b']])
})

it('does not count a build that changed nothing, nor a step back', () => {
  expect(retainedShells(['b'], [['b'], ['a']], 2)).toEqual([['b'], ['a']])
  expect(retainedShells(['a'], [['b'], ['a']], 2)).toEqual([['a'], ['b']])
})

it('keeps none where none are asked for', () => {
  expect(retainedShells(['b'], [['a']], 0)).toEqual([['b']])
})
