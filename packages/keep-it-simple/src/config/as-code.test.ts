import { expect, it } from 'vitest'
import { asCode, inWords, pathAsCode } from './as-code.ts'

it.each<[unknown, string]>([
  ["it's", String.raw`'it\'s'`],
  ['a\\b', String.raw`'a\\b'`],
  [[1, 'a', [true]], "[1, 'a', [true]]"],
  [{ a: 1, 'b-c': { d: null } }, "{ a: 1, 'b-c': { d: null } }"],
  [{}, '{}'],
  [[], '[]'],
])('%j is written %s', (value, code) => {
  expect(asCode(value)).toBe(code)
})

it.each<[readonly (string | number)[], string]>([
  [['locales', 0, 'title'], 'locales[0].title'],
  [['navigation', '/en/', 2], "navigation['/en/'][2]"],
  [['$a', 'b_1', '1'], "$a.b_1['1']"],
])('%j is the place %s', (path, code) => {
  expect(pathAsCode(path)).toBe(code)
})

const long = (length: number) => 'x'.repeat(length)

it('a text is named as it is expected, and cut where it is long', () => {
  expect(inWords('a', true)).toBe('`a`')
  expect(inWords('a', false)).toBe('the text `a`')
  expect(inWords(long(60), true)).toBe(`\`${long(60)}\``)
  expect(inWords(long(61), true)).toBe(`\`${long(60)}…\``)
})

it('what is long and no text is named by its kind', () => {
  expect(inWords([long(56)], false)).toBe(`\`['${long(56)}']\``)
  expect(inWords([long(57)], false)).toBe('this list')
  expect(inWords({ a: long(60) }, false)).toBe('this object')
})
