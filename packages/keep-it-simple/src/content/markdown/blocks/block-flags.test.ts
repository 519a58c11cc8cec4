import { expect, it } from 'vitest'
import { z } from 'zod'
import {
  readWords as read,
  saidOfWords as said,
} from '../../../../tests/support/read-block-options.ts'

const FLAGS = z.object({ open: z.boolean().default(false), wide: z.boolean().default(false) })

it.each([
  ['open A title', { open: true, wide: false }, 'A title'],
  ['wide open A title open', { open: true, wide: true }, 'A title open'],
  ['A title open', { open: false, wide: false }, 'A title open'],
  ['open', { open: true, wide: false }, ''],
  ['open wide', { open: true, wide: true }, ''],
  ['opne A title', { open: false, wide: false }, 'opne A title'],
  ['open=false A title', { open: false, wide: false }, 'A title'],
  ['', { open: false, wide: false }, ''],
])('before a title only first words are flags: `%s`', (text, options, words) => {
  expect(read(FLAGS, text, true)).toEqual({ options, words, diagnostics: [] })
})

it('without a title every word is an option, in any order, and no other may stand there', () => {
  expect(read(FLAGS, 'wide odd open').options).toEqual({ open: true, wide: true })
  expect(said(FLAGS, 'wide odd open')).toEqual([
    ['unknown-option', 'The block `box` has no option `odd`.', 'Use `open`, `wide`, or remove it.'],
  ])
  expect(said(FLAGS, 'wied')[0]![2]).toBe('Did you mean `wide`?')
})

it('a block without options takes none; with a title its words are that', () => {
  expect(read(undefined, 'Some words', true)).toEqual({
    options: {},
    words: 'Some words',
    diagnostics: [],
  })
  expect(said(undefined, 'words a=1')).toEqual([
    ['unknown-option', 'The block `box` has no option `words`.', 'Remove it.'],
    ['unknown-option', 'The block `box` has no option `a`.', 'Remove it.'],
  ])
})
