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
  ['least=2 most=9', NUMBERS, { least: 2, most: 9 }],
  ['both=-3', NUMBERS, { both: -3 }],
  ['both=4', NUMBERS, { both: 4 }],
  ['free=1e3', NUMBERS, { free: 1000 }],
  ['coerced=3', NUMBERS, { coerced: 3 }],
  ['text=12', KINDS, { text: '12' }],
  ['text=true', KINDS, { text: 'true' }],
  ['text=""', KINDS, { text: '' }],
  ['tone=loud', KINDS, { tone: 'loud' }],
  ['wide', KINDS, { wide: true }],
  ['wide=true', KINDS, { wide: true }],
  ['wide=false', KINDS, { wide: false }],
  ['wide wide=false', KINDS, { wide: false }],
  ['', KINDS, { text: 'usual', tone: 'calm', short: '', day: '1', wide: false }],
])('`%s` is read by the types of the options', (text, schema, expected) => {
  const { options, words, diagnostics } = read(schema, text)
  expect(options).toEqual({ ...schema.parse({}), ...expected })
  expect([words, diagnostics]).toEqual(['', []])
})

it.each([
  ['free=x', '`free=x` is not a number.', 'Correct it, or leave it out.'],
  ['free=Infinity', '`free=Infinity` is not a number.', 'Correct it, or leave it out.'],
  ['free=" "', '`free= ` is not a number.', 'Correct it, or leave it out.'],
  ['free=""', '`free=` is not a number.', 'Correct it, or leave it out.'],
  ['whole=1.5', '`whole=1.5` is not a number.', 'Correct it, or leave it out.'],
  ['least=1', '`least=1` is not a number of at least 2.', 'Write `least=2`, or leave it out.'],
  ['least=few', '`least=few` is not a number of at least 2.', 'Write `least=2`, or leave it out.'],
  ['most=10', '`most=10` is not a number of at most 9.', 'Write `most=9`, or leave it out.'],
  ['most=all', '`most=all` is not a number of at most 9.', 'Write `most=9`, or leave it out.'],
  ['both=-4', '`both=-4` is not a number from -3 to 4.', 'Write `both=-3`, or leave it out.'],
  ['both=5', '`both=5` is not a number from -3 to 4.', 'Write `both=4`, or leave it out.'],
  ['both=some', '`both=some` is not a number from -3 to 4.', 'Write `both=-3`, or leave it out.'],
  ['both=0.5', '`both=0.5` is not a number from -3 to 4.', 'Correct it, or leave it out.'],
  ['both=-2.5', '`both=-2.5` is not a number from -3 to 4.', 'Correct it, or leave it out.'],
])('`%s` is no such number', (text, message, remedy) => {
  expect(said(NUMBERS, text)).toEqual([['bad-option', message, remedy]])
})

it.each([
  ['tone=lout', '`tone=lout` is not one of `calm`, `loud`.', 'Did you mean `loud`?'],
  ['tone=green', '`tone=green` is not one of `calm`, `loud`.', 'Correct it, or leave it out.'],
  ['short=long', '`short` cannot be `long`.', 'Correct it, or leave it out.'],
  ['wide=maybe', '`wide` cannot be `maybe`.', 'Correct it, or leave it out.'],
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

it('several wrong values are named, each once', () => {
  const twice = z.object({ code: z.string().min(5).regex(/^\d+$/).default('12345') })
  expect(said(twice, 'code=abc')).toHaveLength(1)
  expect(said(NUMBERS, 'most=10 least=1').map(([, message]) => message)).toEqual([
    '`least=1` is not a number of at least 2.',
    '`most=10` is not a number of at most 9.',
  ])
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

it('an option that JSON cannot describe is read as text', () => {
  const own = z.object({ at: z.custom<string>((value) => value === 'here', 'nowhere') })
  expect(read(own, 'at=here').options).toEqual({ at: 'here' })
  expect(said(own, 'at=there')).toEqual([
    ['bad-option', '`at=there` is not right: nowhere.', 'Correct it, or leave it out.'],
  ])
})
