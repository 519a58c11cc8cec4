import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { notPlain } from './plain-data.ts'

const circle: Record<string, unknown> = {}
circle['self'] = { circle }

it.each<[unknown, string]>([
  [{ a: () => 1 }, '`a` cannot be a function.'],
  [{ a: [1, Symbol('x')] }, '`a[1]` cannot be a symbol.'],
  [{ a: { b: 12n } }, '`a.b` cannot be `12n`.'],
  [{ a: Number.NaN }, '`a` cannot be `NaN`.'],
  [{ a: -Infinity }, '`a` cannot be `-Infinity`.'],
  [{ a: new Date() }, '`a` cannot be an object of the class `Date`.'],
  [{ a: new Map() }, '`a` cannot be an object of the class `Map`.'],
  [circle, '`self.circle` cannot be an object that contains itself.'],
  [{ hooks: { deep: { page: () => 1 } } }, '`hooks.deep.page` cannot be a function.'],
  [{ other: { page: () => 1 } }, '`other.page` cannot be a function.'],
  [{ hooks: { page: new Date() } }, '`hooks.page` cannot be an object of the class `Date`.'],
])('%o is refused', (value, message) => {
  expect(notPlain(value)).toEqual([
    {
      code: 'bad-setting',
      at: 'value',
      path: expect.anything() as unknown,
      message,
      remedy: 'Write plain data: text, numbers, `true`, `false`, lists and objects of them.',
    },
  ])
})

const shared = { a: 1 }
it.each([
  [{ a: null, b: undefined, c: 'x', d: 0, e: [true, { f: [] }] }],
  [{ hooks: { page: () => 1 } }],
  // The same object twice is no circle.
  [{ a: shared, b: [shared, shared] }],
  [Object.assign(Object.create(null) as object, { a: 1 })],
  [runInNewContext('({ a: [1, { b: 2 }] })')],
])('%o is plain', (value) => {
  expect(notPlain(value)).toEqual([])
})
