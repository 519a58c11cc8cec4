import { expect, it } from 'vitest'
import { numberOf, parseTable } from './table-data.ts'

it('reads rows, quotes and line ends', () => {
  expect(parseTable('名,值\r\n"甲,乙","他说""好"""\n\n丙, 3 \n')).toEqual({
    columns: ['名', '值'],
    rows: [
      ['甲,乙', '他说"好"'],
      ['丙', '3'],
    ],
  })
  expect(parseTable('a\tb\n1\t2', '\t').rows).toEqual([['1', '2']])
  expect(parseTable('')).toEqual({ columns: [], rows: [] })
})

it.each([
  ['12', 12],
  ['1,234.5', 1234.5],
  ['-3e4', -30000],
  ['12 %', 12],
  ['', undefined],
  ['1,2', undefined],
  ['n/a', undefined],
])('%j is the number %s', (written, expected) => {
  expect(numberOf(written)).toBe(expected)
})
