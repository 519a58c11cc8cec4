import { expect, it } from 'vitest'
import { parseYaml } from './parse-yaml.ts'
import { salvage, salvageDocument } from './salvage.ts'

const problemOf = (text: string) => parseYaml(text).problem
const TOO_DEEP = { kind: 'TOO_DEEP', says: 'it is nested too deeply' }

it.each([
  ['[', ']'],
  ['{a: ', '}'],
])('a hundred brackets %s may be open at once', (open, close) => {
  const nested = (depth: number) => `a: ${open.repeat(depth)}${close.repeat(depth)}`
  expect(problemOf(nested(100))).toBeUndefined()
  expect(problemOf(nested(101))).toEqual({ ...TOO_DEEP, at: 3 + open.length * 100 })
})

it('brackets that are closed are not open', () => {
  expect(problemOf(`a: [${'[], {}, '.repeat(200)}]`)).toBeUndefined()
  expect(problemOf(`a: ']]}}'\nb: ${'['.repeat(100)}${']'.repeat(100)}`)).toBeUndefined()
  expect(problemOf(`a: ']]}}'\nb: ${'['.repeat(101)}`)).toMatchObject(TOO_DEEP)
})

it('lists in lists on one line are stairs', () => {
  const stairs = (count: number) => `a: 1\nb:\n  ${'- '.repeat(count)}x`
  expect(problemOf(stairs(99))).toBeUndefined()
  expect(problemOf(stairs(100))).toEqual({ ...TOO_DEEP, at: 8 })
  expect(parseYaml(stairs(100)).document.contents).toBeNull()
})

it.each([
  ['at the top', 'a: 1\nb: 2\na: 3', 10],
  ['in a map', 'x:\n  a: 1\n  a: 2', 12],
  ['in a list', 'x:\n  - b: 1\n  - a: 1\n    a: 2', 25],
])('a key that stands twice is found: %s', (_, text, at) => {
  expect(problemOf(text)).toEqual({ kind: 'DUPLICATE_KEY', says: 'twice', at })
})

it('the keys that are right by themselves are kept', () => {
  expect(salvage({ title: 'A', permalink: 1, odd: 2, tags: ['x'], constructor: 1 })).toEqual({
    title: 'A',
    tags: ['x'],
  })
  for (const nothing of [undefined, null, 'title', 3]) expect(salvage(nothing)).toEqual({})
})

it('of a document with a mistake the rest is kept, and of one full of aliases nothing', () => {
  expect(salvageDocument(parseYaml('title: A\ntags: [x').document, 20)).toMatchObject({
    title: 'A',
  })
  const { document } = parseYaml('title: &a A\ntags: [*a, *a, *a]')
  expect(salvageDocument(document, 20)).toEqual({ title: 'A', tags: ['A', 'A', 'A'] })
  const bomb = parseYaml('x: &x [a, a]\ny: &y [*x, *x]\nz: [*y, *y, *y]\ntitle: A').document
  expect(salvageDocument(bomb, 2)).toEqual({})
})
