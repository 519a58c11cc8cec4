import { expect, it } from 'vitest'
import { findAll } from './find-all.ts'

it.each([
  ['one two One', 'ONE', [0, 8]],
  ['a.b axb', 'a.b', [0]],
  ['f(x) f(y)', 'f(', [0, 5]],
  ['中文，中文', '中文', [0, 3]],
  ['abc', '', []],
  ['abc', 'x', []],
])('in %j, %j stands at %j', (text, sought, places) => {
  expect(findAll(text, sought)).toEqual(places)
})
