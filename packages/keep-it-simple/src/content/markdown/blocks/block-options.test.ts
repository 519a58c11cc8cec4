import { expect, it } from 'vitest'
import { z } from 'zod'
import {
  readWords as read,
  saidOfWords as said,
} from '../../../../tests/support/read-block-options.ts'

const NUMBERS = z.object({
  free: z.number().default(1),
  whole: z.int().default(1),
  least: z.number().min(2).default(2),
  most: z.number().max(9).default(9),
  both: z.int().min(-3).max(4).default(0),
  coerced: z.coerce.number().min(1).default(1),
})
const KINDS = z.object({
  text: z.string().default('usual'),
  tone: z.enum(['calm', 'loud']).default('calm'),
  short: z.string().max(3).default(''),
  day: z.string().regex(/^\d+$/, 'days are digits').default('1'),
  wide: z.boolean().default(false),
})

it.each<[text: string, schema: z.ZodObject, expected: object]>([
  ['free=1.5 whole=7', NUMBERS, { free: 1.5, whole: 7 }],
  ['text=12', KINDS, { text: '12' }],
  ['tone=loud', KINDS, { tone: 'loud' }],
  ['wide', KINDS, { wide: true }],
  ['', KINDS, { text: 'usual', tone: 'calm', short: '', day: '1', wide: false }],
])('`%s` is read by the types of the options', (text, schema, expected) => {
  const { options, words, diagnostics } = read(schema, text)
  expect(options).toEqual({ ...schema.parse({}), ...expected })
  expect([words, diagnostics]).toEqual(['', []])
})

it.each([
  ['free=x', '`free=x` is not a number.', 'Correct it, or leave it out.'],
  ['least=1', '`least=1` is not a number of at least 2.', 'Write `least=2`, or leave it out.'],
])('`%s` is no such number', (text, message, remedy) => {
  expect(said(NUMBERS, text)).toEqual([['bad-option', message, remedy]])
})

it.each([
  ['tone=lout', '`tone=lout` is not one of `calm`, `loud`.', 'Did you mean `loud`?'],
  ['tone=green', '`tone=green` is not one of `calm`, `loud`.', 'Correct it, or leave it out.'],
  ['day=one', '`day=one` is not right: days are digits.', 'Correct it, or leave it out.'],
])('`%s` is no such value', (text, message, remedy) => {
  expect(said(KINDS, text)).toEqual([['bad-option', message, remedy]])
})

it('a wrong value is named with its file and line, and the others hold', () => {
  const { options, diagnostics } = read(KINDS, 'tone=green text=a wide')
  expect(diagnostics).toMatchObject([
    { severity: 'error', code: 'bad-option', file: 'docs/a.md', line: 7 },
  ])
  expect(options).toEqual({ text: 'a', tone: 'calm', short: '', day: '1', wide: true })
})

it('what is needed and not written is named with its kind, and there are no options', () => {
  const needed = z.object({
    name: z.string(),
    size: z.number().min(1).max(3),
    tone: z.enum(['calm', 'loud']),
    wide: z.boolean(),
  })
  const { diagnostics, ...found } = read(needed, '')
  expect(found).toEqual({ words: '' })
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'The block `box` needs the option `name`.',
    'The block `box` needs the option `size`, a number from 1 to 3.',
    'The block `box` needs the option `tone`, one of `calm`, `loud`.',
    'The block `box` needs the option `wide`.',
  ])
  expect(diagnostics[1]).toEqual({
    severity: 'error',
    code: 'missing-option',
    message: 'The block `box` needs the option `size`, a number from 1 to 3.',
    remedy: 'Write `size=…` behind its name.',
    file: 'docs/a.md',
    line: 7,
  })
  expect(said(needed, 'name=a size=9 tone=calm wide')).toEqual([
    ['bad-option', '`size=9` is not a number from 1 to 3.', 'Write `size=3`, or leave it out.'],
  ])
})
