import { expect, it } from 'vitest'
import { noted, shown } from './note.ts'

it.each([
  ['a', '`a`'],
  [' a  b\n\tc ', '`a b c`'],
  [['a', 1], '`["a",1]`'],
  [{ a: null }, '`{"a":null}`'],
  [undefined, '`undefined`'],
  ['x'.repeat(80), `\`${'x'.repeat(80)}\``],
  ['x'.repeat(81), `\`${'x'.repeat(79)}…\``],
])('%j is shown on one line', (value, text) => {
  expect(shown(value)).toBe(text)
})

it('has a line where there is one', () => {
  expect([noted('a', 3), noted('a', undefined)]).toEqual([
    { line: 3, message: 'a' },
    { message: 'a' },
  ])
})
