import { describe, expect, it } from 'vitest'
import { comparedLines, isQuoted, isWhole, nearestRow, quotedParts } from './quoted-lines.ts'

const PRINTED = 'one\ntwo\nthree\nfour\nfive\n'

describe('lines a page quotes', () => {
  it('are compared without blank lines around them and spaces at their ends', () => {
    expect(comparedLines('\n \r\n a  \r\n\r\nb\t\n\n')).toEqual([' a', '', 'b'])
    expect(comparedLines(' \n\t\n')).toEqual([])
  })

  it('are in parts where some were left out', () => {
    expect(quotedParts('…\na\nb\n  ...  \nc\n')).toEqual([['a', 'b'], ['c']])
    expect(quotedParts('a … b')).toEqual([['a … b']])
    expect(quotedParts('... a')).toEqual([['... a']])
    expect(quotedParts('…')).toEqual([])
  })

  it.each([
    ['a row', 'two\nthree', true],
    ['the first line', 'one', true],
    ['the last line', 'five', true],
    ['everything', PRINTED, true],
    ['nothing', '', true],
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
    ['not the beginning, as if it were', 'two\n…', false],
    ['the end, and that something was before', '…\nfive', true],
    ['not the end, as if it were', '…\nfour', false],
    ['the beginning and the end', 'one\n…\nfour\nfive', true],
    ['the beginning and not the end', 'one\n…\nfour', false],
    ['not the beginning, and the end', 'two\n…\nfive', false],
    ['both ends with something else between', 'one\n…\nsix\n…\nfive', false],
    ['anything', '…', true],
    ['the beginning once more as the end', 'one\n…\none', false],
    ['more than was printed', 'one\ntwo\nthree\n…\nthree\nfour\nfive', false],
    ['nothing between both ends', 'one\ntwo\n…\nthree\nfour\nfive', true],
  ])('are the whole of what was printed, or not: %s', (_what, quoted, is) => {
    expect(isWhole(quoted, PRINTED)).toBe(is)
  })

  it('are nothing but the whole of a command that prints nothing', () => {
    expect(isWhole('', '\n')).toBe(true)
    expect(isWhole('', 'x')).toBe(false)
    expect(isWhole('x', '')).toBe(false)
  })

  it('are shown beside the printed lines they are most like', () => {
    expect(nearestRow('three\n4\nfive', PRINTED)).toEqual(['three', 'four', 'five'])
    expect(nearestRow('one\n…\n3\nfour', PRINTED)).toEqual(['three', 'four'])
    // Of rows that are equally like them, the first.
    expect(nearestRow('x\ny', PRINTED)).toEqual(['one', 'two'])
    expect(nearestRow('a\nb\nc', 'b')).toEqual(['b'])
    expect(nearestRow('four\n5', PRINTED)).toEqual(['four', 'five'])
    expect(nearestRow('one', PRINTED)).toEqual([])
    // Only rows of as many lines are compared, as far as there are so many.
    expect(nearestRow('a\nb\nc', 'x\ny\na\nb')).toEqual(['x', 'y', 'a'])
    expect(nearestRow('b\nc\nd', 'x\nb')).toEqual(['x', 'b'])
    expect(nearestRow('a', '')).toEqual([])
  })
})
