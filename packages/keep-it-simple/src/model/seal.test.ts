import { describe, expect, it } from 'vitest'
import {
  isSoundSeal,
  MARKER_KEY_USE,
  normalPassword,
  paddedLength,
  partContext,
  partKeyUse,
  slotContext,
  slotKeyUse,
} from './seal.ts'

const seal = { salt: 'a'.repeat(22), cost: 12, slots: [], file: '/sealed/x.bin' }

describe('[A50] a seal', () => {
  it.each([
    [{}, true],
    [{ cost: 31 }, false],
    [{ cost: 4 }, false],
    [{ cost: 9 }, false],
    [{ cost: 15 }, false],
    [{ salt: 'short' }, false],
    [{ salt: `.${'a'.repeat(22)}` }, false],
    [{ salt: `${'a'.repeat(22)}.` }, false],
    [{ slots: Array.from({ length: 100 }, () => '') }, true],
    [{ slots: Array.from({ length: 101 }, () => '') }, false],
    [{ slots: Array.from({ length: 1000 }, () => '') }, false],
  ])('with %j is sound: %s', (change, sound) => {
    expect(isSoundSeal({ ...seal, ...change })).toBe(sound)
  })
})

describe('[P1] the length that is published', () => {
  it.each([
    [1, 2],
    [2, 2],
    [9, 10],
  ])('is, for %i, %i', (length, padded) => {
    expect(paddedLength(length)).toBe(padded)
  })

  it('is never less, and at most 12 % more', () => {
    for (let length = 2; length < 200_000; length += 1 + (length >> 6)) {
      const padded = paddedLength(length)
      expect(padded).toBeGreaterThanOrEqual(length)
      expect(padded).toBeLessThanOrEqual(length * 1.12)
    }
  })

  it('is one for many lengths', () => {
    const lengths = Array.from({ length: 1000 }, (_, index) => paddedLength(10_000 + index))
    expect(new Set(lengths).size).toBeLessThan(5)
  })
})

describe('[A53] a password', () => {
  it.each([
    ['', undefined],
    ['x'.repeat(72), 'x'.repeat(72)],
    ['x'.repeat(73), undefined],
    ['密'.repeat(24), '密'.repeat(24)],
    ['密'.repeat(25), undefined],
    ['e\u0301', '\u00E9'],
  ])('%j is used as %j', (written, used) => {
    expect(normalPassword(written)).toBe(used)
  })
})

it('[A50] no two uses of a secret share a key, and nothing can change places', () => {
  const uses = [
    ...['/a/', '/b/'].map(slotKeyUse),
    ...['page', '1'].map(partKeyUse),
    MARKER_KEY_USE,
    ...['/a/', '/b/'].flatMap((path) => [slotContext(path, 0), slotContext(path, 1)]),
    ...['/a/', '/b/'].flatMap((path) => [partContext(path, 'page'), partContext(path, '1')]),
  ]
  expect(new Set(uses).size).toBe(uses.length)
  for (const use of uses) expect(use).toMatch(/^kis1\|/)
})
