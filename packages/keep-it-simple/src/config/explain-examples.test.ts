import { expect, it } from 'vitest'
import { z } from 'zod'
import { explain } from './explain.ts'
import { checked, kind, optional, required } from './schema/setting.ts'

const short = kind(
  checked(z.string(), (value) => (value.length > 5 ? 'Write five letters.' : undefined)),
  'text',
)
const above = kind(z.number().int().positive(), 'a whole number above 0')

/** Settings with and without examples, and of several forms. */
const root = z.strictObject({
  place: optional(z.string(), 'A place.', { default: 'top' }),
  names: optional(z.array(z.string()), 'A list.', { default: ['a'] }),
  isOpen: optional(z.boolean(), 'A flag.', { example: true }),
  cities: optional(z.array(required(z.string(), 'A city.', { example: 'Rome' })), 'Cities.'),
  pair: optional(z.tuple([z.string(), z.number().optional()]), 'Two.'),
  title: optional(short, 'A title.'),
  mark: optional(z.union([short, z.number()]), 'A mark.'),
  size: optional(z.union([above, z.literal(false)]), 'A size.'),
  move: optional(z.union([z.enum(['fade', 'clip']), z.literal(false)]), 'A movement.'),
  way: optional(
    checked(z.enum(['north', 'south']), (way) => (way === 'south' ? 'Go north.' : undefined)),
    'A way.',
  ),
  icon: optional(
    z.union([z.strictObject({ src: z.string() }), z.record(z.string(), z.number())]),
    'An icon.',
  ),
  tag: optional(
    z.union([
      z.tuple([z.number(), z.string()]),
      z.tuple([z.literal(['meta', 'link']), z.string()]),
      z.tuple([z.literal('script'), z.boolean()]),
    ]),
    'A tag.',
  ),
})

const said = (input: unknown): string[] => {
  const { error } = root.safeParse(input)
  return explain(error?.issues ?? [], input, root).map(
    ({ message, remedy, meant }) => `${message} ${remedy}${meant ? ` → ${meant.after}` : ''}`,
  )
}

it.each<[string, object, string[]]>([
  [
    'a text that is usual is an example',
    { place: 5 },
    ["`place` cannot be `5`. Write text, like `'top'`."],
  ],
  ['a list is none', { names: 5 }, ['`names` cannot be `5`. Write a list.']],
  [
    'nor is one of two words that were just named',
    { isOpen: 5 },
    ['`isOpen` cannot be `5`. Write `true` or `false`.'],
  ],
  [
    'an entry has no key',
    { cities: ['Bonn', undefined] },
    ["`cities[1]` is missing. Add it, like `'Rome'`."],
  ],
  [
    'what may be left out is named by what it is',
    { pair: ['a', 'b'] },
    ['`pair[1]` cannot be the text `b`. Write a number.'],
  ],
  [
    'a form with advice of its own',
    { mark: 'longer' },
    ['`mark` cannot be `longer`. Write five letters.'],
  ],
  [
    'two faults of one value are one mistake',
    { size: -1.5 },
    ['`size` cannot be `-1.5`. Write a whole number above 0 or `false`.'],
  ],
  [
    'a word of one of several forms',
    { move: 'fad' },
    ['`move` cannot be `fad`. Did you mean `fade`? → fade'],
  ],
  ['advice is not mixed with a guess', { way: 'south' }, ['`way` cannot be `south`. Go north.']],
  [
    'a form by its keys, beside a table',
    { icon: { src: true } },
    ['`icon.src` cannot be `true`. Write text.'],
  ],
  [
    'a list by one of the words it may begin with',
    { tag: ['link', 5] },
    ['`tag[1]` cannot be `5`. Write text.'],
  ],
  [
    'a misspelt key and the right one, wrong as well',
    { titel: 'a', title: 'longer' },
    [
      '`title` cannot be `longer`. Write five letters.',
      'There is no setting `titel`. Did you mean `title`? → title',
    ],
  ],
])('%s', (_, input, expected) => {
  expect(said(input).toSorted()).toEqual(expected.toSorted())
})

it('what a whole lacks elsewhere is a mistake, whatever is misspelt here', () => {
  const either = checked(z.strictObject({ left: z.string().optional() }), ({ left }) =>
    left === undefined ? 'Write it.' : undefined,
  )
  const whole = z.strictObject({ ab: either, a: z.strictObject({ b: either }) })
  const input = { ab: {}, a: { b: { leftt: 'x' } } }
  const found = explain(whole.safeParse(input).error?.issues ?? [], input, whole)
  expect(found.map(({ remedy }) => remedy).toSorted()).toEqual([
    'Did you mean `left`?',
    'Write it.',
  ])
})
