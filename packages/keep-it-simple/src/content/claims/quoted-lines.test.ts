import { describe, expect, it } from 'vitest'
import { isQuoted, isWhole } from './quoted-lines.ts'

const PRINTED = 'one\ntwo\nthree\nfour\nfive\n'

describe('lines a page quotes', () => {
  it.each([
    ['a row', 'two\nthree', true],
    ['the first line', 'one', true],
    ['two parts in their order', 'one\n…\nfour', true],
    ['two parts that touch', 'one\n…\ntwo', true],
    ['two lines that are no neighbours', 'one\nthree', false],
    ['two parts in the other order', 'four\n…\none', false],
    ['the same line twice where it was printed once', 'two\n…\ntwo', false],
    ['part of a line', 'thr', false],
    ['a line too many', 'five\nsix', false],
  ])('stand in what was printed, or not: %s', (_what, quoted, is) => {
    expect(isQuoted(quoted, PRINTED)).toBe(is)
  })

  it.each([
    ['everything', `\n${PRINTED}\n`, true],
    ['a row', 'one\ntwo', false],
    ['the beginning, and that there is more', 'one\ntwo\n…', true],
    ['the end, and that something was before', '…\nfive', true],
    ['the beginning and the end', 'one\n…\nfour\nfive', true],
    ['the beginning and not the end', 'one\n…\nfour', false],
  ])('are the whole of what was printed, or not: %s', (_what, quoted, is) => {
    expect(isWhole(quoted, PRINTED)).toBe(is)
  })
})
