import { describe, expect, it } from 'vitest'
import { categoryFolder, categoryPaths } from './categories.ts'

describe('categories of a post', () => {
  it.each([
    [undefined, []],
    [null, []],
    ['', []],
    [' ', []],
    [true, []],
    ['a', [['a']]],
    [7, [['7']]],
    [['a', 'b'], [['a', 'b']]],
    [[null, 'a', '', ' b '], [['a', 'b']]],
    [
      [['a', 'b'], 'c'],
      [['a', 'b'], ['c']],
    ],
    [[[], ['a', null], [null]], [['a']]],
    [[], []],
  ])('%j', (written, expected) => {
    expect(categoryPaths(written)).toEqual(expected)
  })

  it.each([
    ['a', 'a'],
    ['a/b\\c', 'a-b-c'],
    ['?*a<>:b|"', '-a-b-'],
    [' .._a.b. ', 'a.b'],
    ['a b', 'a b'],
    ['\u0001x', '-x'],
    ['e\u0301', 'é'],
    ['...', 'category'],
    ['', 'category'],
  ])('%j is the folder %j', (name, folder) => {
    expect(categoryFolder(name)).toBe(folder)
  })
})
