import { expect, it } from 'vitest'
import { z } from 'zod'
import { explain } from './explain.ts'
import { checked, kind, optional, required } from './schema/setting.ts'

const short = kind(
  checked(z.string(), (value) => (value.length > 5 ? 'Write five letters.' : undefined)),
  'text',
)

/** Settings of every form there is. */
const root = z.strictObject({
  title: required(short, 'A title.', { example: 'A' }),
  size: optional(z.number(), 'A size.', { default: 3 }),
  isOpen: optional(z.boolean(), 'A flag.', { default: true }),
  mode: optional(z.enum(['light', 'dark']), 'A choice.', { example: 'dark' }),
  only: optional(z.literal(['yes', 'no', 1]), 'Some words.'),
  names: optional(z.array(z.string()), 'A list.', { example: ['a', "b'c"] }),
  pair: optional(z.tuple([z.string(), z.number()]), 'Two.'),
  sizes: optional(z.record(z.string(), z.number()), 'By name.', { example: { 'a-b': 1 } }),
  shades: optional(z.partialRecord(z.enum(['ink', 'paper']), z.string()), 'By colour.'),
  owner: optional(
    z.strictObject({
      name: required(z.string(), 'A name.'),
      link: optional(z.string(), 'Where.'),
    }),
    'Who.',
  ),
  part: optional(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('post'), dir: short }),
      z.strictObject({ type: z.literal('doc'), dir: short, depth: z.number().optional() }),
    ]),
    'A part.',
  ),
  icon: optional(
    z.union([z.string(), z.strictObject({ src: short }), z.strictObject({ emoji: z.string() })]),
    'An icon.',
  ),
  tag: optional(
    z.union([
      z.tuple([z.literal('meta'), z.string()]),
      z.tuple([z.literal('link'), z.number()]),
      z.literal(false),
    ]),
    'A tag.',
  ),
  years: optional(
    z.string().transform((text) => Number(text)),
    'Converted.',
  ),
})

const said = (input: unknown): string[] => {
  const { error } = root.safeParse(input)
  return explain(error?.issues ?? [], input, root).map(
    ({ code, message, remedy, at, meant }) =>
      `${code} ${at} ${message} ${remedy}${meant ? ` ${meant.before} → ${meant.after}` : ''}`,
  )
}

it.each<[object | number, string[]]>([
  [5, ['bad-setting value The settings cannot be `5`. Write an object.']],
  [{}, ["missing-setting value `title` is missing. Add it, like `title: 'A'`."]],
  [{ title: 5 }, ["bad-setting value `title` cannot be `5`. Write text, like `'A'`."]],
  [{ title: 'longer' }, ['bad-setting value `title` cannot be `longer`. Write five letters.']],
  [
    { title: 'a', isOpen: 'yes' },
    ['bad-setting value `isOpen` cannot be the text `yes`. Write `true` or `false`.'],
  ],
  [
    { title: 'a', mode: 'drak' },
    ['bad-setting value `mode` cannot be `drak`. Did you mean `dark`? drak → dark'],
  ],
  [
    { title: 'a', only: 'noo' },
    ['bad-setting value `only` cannot be `noo`. Did you mean `no`? noo → no'],
  ],
  [
    { title: 'a', names: 'a' },
    ["bad-setting value `names` cannot be the text `a`. Write a list, like `['a', 'b\\'c']`."],
  ],
  [{ title: 'a', names: ['a', 5] }, ['bad-setting value `names[1]` cannot be `5`. Write text.']],
  [
    { title: 'a', shades: { inc: 'a' } },
    ['unknown-setting key There is no setting `shades.inc`. Did you mean `ink`? inc → ink'],
  ],
])('%j', (input, expected) => {
  expect(said(input)).toEqual(expected)
})

it.each<[object, string[]]>([
  // A misspelt key is one mistake, not also the lack of the right one.
  [
    { titel: 'a' },
    ['unknown-setting key There is no setting `titel`. Did you mean `title`? titel → title'],
  ],
  // … but a key nobody can guess is none, and the lack is one of its own.
  [
    { title: 'a', owner: { address: 'b' } },
    [
      'missing-setting value `owner.name` is missing. Add it: text.',
      'unknown-setting key There is no setting `owner.address`. Remove it, or write `name` or `link`.',
    ],
  ],
])('a key that is not known: %j', (input, expected) => {
  expect(said(input).toSorted()).toEqual(expected.toSorted())
})

it.each<[string, object, string[]]>([
  [
    'by its type',
    { title: 'a', part: { type: 'doc', dir: 'a', depth: 'x' } },
    ['bad-setting value `part.depth` cannot be the text `x`. Write a number.'],
  ],
  [
    'by its type, with its own keys',
    { title: 'a', part: { type: 'post', dir: 'a', depth: 1 } },
    ['unknown-setting key There is no setting `part.depth`. Remove it, or write `type` or `dir`.'],
  ],
  [
    'by a type that is none',
    { title: 'a', part: { type: 'dok', dir: 'a' } },
    ['bad-setting value `part.type` cannot be `dok`. Did you mean `doc`? dok → doc'],
  ],
  [
    'by the keys an object has',
    { title: 'a', icon: { src: 'longer' } },
    ['bad-setting value `icon.src` cannot be `longer`. Write five letters.'],
  ],
  [
    'by no kind that fits',
    { title: 'a', icon: 5 },
    ['bad-setting value `icon` cannot be `5`. Write text or an object.'],
  ],
  [
    'by the word a list begins with',
    { title: 'a', tag: ['link', 'x'] },
    ['bad-setting value `tag[1]` cannot be the text `x`. Write a number.'],
  ],
])('of several forms the one that is meant is found %s', (_, input, expected) => {
  expect(said(input)).toEqual(expected)
})
