import { inspect } from 'node:util'
import { expect, it } from 'vitest'
import { printValues } from './print-value.ts'

/** A reader's browser prints what Node prints. */
const bare = Object.create(null) as object
const circle: { me?: unknown } = {}
circle.me = circle
class Point {
  x = 1
}

it.each([
  ['a text', "it's"],
  ['a number', -0],
  ['a large number', 12n],
  ['nothing', undefined],
  ['null', null],
  ['a symbol', Symbol('s')],
  ['a list', [1, 'two', [3]]],
  ['an empty list', []],
  ['an object', { a: 1, 'b-c': { d: 'e' } }],
  ['an empty object', {}],
  ['deep', { a: { b: { c: { d: 1 } } } }],
  ['deep lists', [[[[1]]]]],
  ['a map', new Map<unknown, unknown>([['a', { b: 1 }]])],
  ['a set', new Set(['a', 1])],
  ['bytes', new Uint8Array([1, 2])],
  ['a class', Point],
  ['a thing of a class', new Point()],
  [
    'a class without a name',
    class {
      x = 1
    },
  ],
  ['a function', function named() {}],
  ['a function without a name', (() => () => {})()],
  ['a pattern', /a+/gi],
  ['a date', new Date(0)],
  ['an impossible date', new Date(Number.NaN)],
  ['one mark', ["it's"]],
  ['two marks', [`it's "so"`]],
  ['all marks', [`it's "so" \``]],
  ['a line break', ['a\nb']],
  [
    'a getter',
    {
      get a() {
        return 1
      },
    },
  ],
])('prints %s as Node does', (_, value) => {
  expect(printValues([value])).toBe(typeof value === 'string' ? value : inspect(value))
})

it('has its own words for what Node numbers', () => {
  expect(printValues([Array(1)])).toBe('[ <empty item> ]')
  expect(printValues([{ [Symbol('k')]: true }])).toBe('{ [Symbol(k)]: true }')
  expect(printValues([circle])).toBe('{ me: [Circular] }')
  expect(printValues([bare])).toBe('[Object: null prototype] {}')
  expect(printValues([new TypeError('no')])).toBe('TypeError: no')
})

it('gives each entry a line where one line would be too long', () => {
  const word = 'x'.repeat(20)
  expect(printValues([[word, word, word]])).toBe(`[\n  '${word}',\n  '${word}',\n  '${word}'\n]`)
  expect(printValues([{ a: [word, word, word] }])).toContain(`\n  a: [\n    '${word}',\n`)
  // 72 characters fit, 73 do not.
  expect(printValues([['x'.repeat(66)]])).not.toContain('\n')
  expect(printValues([['x'.repeat(67)]])).toContain('\n')
})

it('shows a hundred things of a list', () => {
  const numbers = (length: number) => Array.from({ length }, () => 7)
  expect(printValues([numbers(100)])).not.toContain('more')
  expect(printValues([numbers(101)])).toContain('  ... 1 more item\n')
  expect(printValues([numbers(102)])).toContain('  ... 2 more items\n')
})

it.each([
  [['a', 1, 'b', { c: 'd' }], "a 1 b { c: 'd' }"],
  [[1, 'a'], '1 a'],
  [['%s is %d, %i, %f', 'x', '4.5', 4.5, '1e1'], 'x is 4.5, 4, 10'],
  [['%d %i', 5n, 6n], '5 6'],
  [['%s %s', Symbol('s'), { a: 1 }], 'Symbol(s) { a: 1 }'],
  [['%j %j', { a: [1] }, undefined], '{"a":[1]} undefined'],
  [['%o %O', 'a', ['b']], "'a' [ 'b' ]"],
  [['%cred', 'color: red'], 'red'],
  [['100%% %s'], '100% %s'],
  [['%s', 'a', 'rest', 2], 'a rest 2'],
  [[], ''],
])('%o is printed %s', (values, expected) => {
  expect(printValues(values)).toBe(expected)
})
