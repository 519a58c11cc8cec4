import { expect, it } from 'vitest'
import { cutLines, cutRegion, dedent, withoutRegions } from './import-lines.ts'

const FIVE = ['1', '2', '3', '4', '5']

it.each([
  ['{2-3}', ['2', '3']],
  ['{4}', ['4']],
  ['{4-}', ['4', '5']],
  ['{4-99}', ['4', '5']],
  ['{6}', undefined],
  ['{0}', undefined],
  ['{3-2}', undefined],
  ['{a}', undefined],
  ['x', undefined],
])('cuts %s of five lines', (range, expected) => {
  expect(cutLines(FIVE, range)).toEqual(expected)
})

it('cuts a region in comments of any language', () => {
  const lines = [
    'a',
    '// #region one',
    ' b',
    '# region two',
    ' c',
    '# endregion',
    '// #endregion',
    'd',
  ]
  expect(cutRegion(lines, 'one')).toEqual([' b', '# region two', ' c', '# endregion'])
  expect(cutRegion(lines, 'two')).toEqual([' c'])
  expect(cutRegion(lines, 'three')).toBeUndefined()
  expect(cutRegion(['<!-- #region a -->', 'x', '<!-- #endregion a -->'], 'a')).toEqual(['x'])
  expect(cutRegion(['/* #region a */', 'x'], 'a')).toEqual(['x'])
  expect(withoutRegions(lines)).toEqual(['a', ' b', ' c', 'd'])
  expect(withoutRegions(['region = 1', 'x // in the region'])).toHaveLength(2)
})

it('takes away shared indentation', () => {
  expect(dedent(['', '  a', '', '    b', ' '])).toEqual(['a', '', '  b'])
  expect(dedent([''])).toEqual([])
})
