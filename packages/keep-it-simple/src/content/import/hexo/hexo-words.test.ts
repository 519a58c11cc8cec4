import { describe, expect, it } from 'vitest'
import { hexoDate } from './dates.ts'
import { slugize } from './slugize.ts'
import { splitArgs, TAG, tagOf } from './tag-args.ts'

describe('a date of Hexo', () => {
  it.each([
    ['2024-01-02 03:04:05 +08:00', '2024-01-01 19:04:05'],
    ['2024-01-02T03:04:05-05:30', '2024-01-02 08:34:05'],
    ['2024-1-2t3:04:05.678 Z', '2024-01-02 03:04:05'],
    ['2024-01-02\t03:04:05+8', '2024-01-01 19:04:05'],
    [' 2024-12-31 23:00:00 -2 ', '2025-01-01 01:00:00'],
  ])('%s loses its zone', (written, expected) => {
    expect(hexoDate(written)).toBe(expected)
  })

  it.each([
    '2024-01-02',
    '2024-01-02 03:04:05',
    '2024-01-02 03:04:05 +0800',
    'x 2024-01-02 03:04:05 Z',
    7,
    undefined,
  ])('%s is left as it is', (written) => {
    expect(hexoDate(written)).toBe(written)
  })
})

describe('a name in an address', () => {
  it.each([
    ['Hello World', 'Hello-World'],
    ['  a -- b!? ', 'a-b'],
    ['Crème Brûlée', 'Creme-Brulee'],
    ['C++ & C#', 'C-C'],
    ['a\u0001b', 'ab'],
    ['数据 库', '数据-库'],
    ['--a--', 'a'],
    ['a.b/c', 'a-b-c'],
  ])('%j is %j', (text, slug) => {
    expect(slugize(text)).toBe(slug)
    expect(slugize(text, true)).toBe(slug.toLowerCase())
  })
})

describe('arguments of a tag', () => {
  it.each([
    ['', []],
    ['a b', ['a', 'b']],
    ['a   b\tc', ['a', 'b', 'c']],
    ['"a b" c', ['a b', 'c']],
    [`'a "b"' c`, ['a "b"', 'c']],
    ['a"b c"d e', ['ab cd', 'e']],
    ['"" a', ['', 'a']],
    ['a "b', ['a', '"b']],
    [`it's here`, ["it's", 'here']],
  ])('%s', (written, args) => {
    expect(splitArgs(written)).toEqual(args)
    expect(tagOf('x', ` ${written} `)).toEqual({ name: 'x', rest: written, args })
  })

  it.each([
    ['{% a b %} {%- c-d -%}', ['a| b ', 'c-d| ']],
    [`{% a "%}" '%}' %}x`, [`a| "%}" '%}' `]],
    ['{% a\n%}', []],
    ['{%%} { % a %}', []],
  ])('tags in %j', (text, found) => {
    expect([...text.matchAll(TAG)].map(([, name, rest]) => `${name}|${rest}`)).toEqual(found)
  })
})
