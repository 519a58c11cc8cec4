import { expect, it } from 'vitest'
import { z } from 'zod'
import { acceptsKind, kindOf, schemaAt, type Kind } from './schema-at.ts'

const KINDS: readonly Kind[] = ['list', 'object', 'text', 'number', 'flag', 'other']

it.each<[unknown, Kind]>([
  [[], 'list'],
  [{}, 'object'],
  ['', 'text'],
  [0, 'number'],
  [false, 'flag'],
  [null, 'other'],
  [undefined, 'other'],
])('%j is of the kind %s', (value, kind) => {
  expect(kindOf(value)).toBe(kind)
})

it.each<[string, z.ZodType, readonly Kind[]]>([
  ['a list', z.array(z.string()), ['list']],
  ['a pair', z.tuple([z.string()]), ['list']],
  ['an object', z.object({}), ['object']],
  ['a table', z.record(z.string(), z.string()), ['object']],
  ['text', z.string(), ['text']],
  ['a choice', z.enum(['a']), ['text']],
  ['a number', z.number(), ['number']],
  ['a flag', z.boolean(), ['flag']],
  ['a word or a flag', z.literal(['a', false]), ['text', 'flag']],
  ['one of several', z.union([z.string(), z.number()]), ['text', 'number']],
  ['what may be left out', z.boolean().optional(), ['flag']],
  ['what is converted', z.string().transform(Number), ['text']],
  ['anything', z.unknown(), []],
])('%s may be of these kinds alone', (_, schema, kinds) => {
  expect(KINDS.filter((kind) => acceptsKind(schema, kind))).toEqual(kinds)
})

it('what is expected somewhere is known, whether or not something is written there', () => {
  const names = z.array(z.strictObject({ name: z.number().optional() }))
  const root = z.strictObject({ names: names.optional() })
  for (const input of [undefined, {}, { names: [] }, { names: [{ name: 1 }] }])
    expect(schemaAt(root, ['names', 0, 'name'], input)?._zod.def.type).toBe('number')
  expect(schemaAt(root, ['other', 0], {})).toBeUndefined()
})
