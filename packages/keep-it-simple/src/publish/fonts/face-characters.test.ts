import { expect, it } from 'vitest'
import { faceCharacters } from './face-characters.ts'

const u16 = (...values: readonly number[]): number[] =>
  values.flatMap((value) => [(value >> 8) & 0xff, value & 0xff])
const u32 = (...values: readonly number[]): number[] =>
  values.flatMap((value) => u16(value >>> 16, value))

/** A `cmap` with these tables one after another. */
function cmap(...tables: readonly (readonly number[])[]): Buffer {
  let at = 4 + tables.length * 8
  const entries = tables.flatMap((table) => {
    const entry = [...u16(3, 1), ...u32(at)]
    at += table.length
    return entry
  })
  return Buffer.from([...u16(0, tables.length), ...entries, ...tables.flat()])
}
const charactersOf = (...tables: readonly (readonly number[])[]) =>
  [...faceCharacters({ flavor: 0, tables: new Map([['cmap', cmap(...tables)]]) })].toSorted(
    (a, b) => a - b,
  )

interface Segment {
  readonly start: number
  readonly end: number
  readonly delta?: number
  readonly offset?: number
}
/** Format 4: parts of the alphabet, then glyphs that are looked up. */
const segments = (all: readonly Segment[], glyphs: readonly number[] = []): number[] => [
  ...u16(4, 0, 0, all.length * 2, 0, 0, 0),
  ...u16(...all.map(({ end }) => end), 0),
  ...u16(...all.map(({ start }) => start)),
  ...u16(...all.map(({ delta = 0 }) => delta)),
  ...u16(...all.map(({ offset = 0 }) => offset)),
  ...u16(...glyphs),
]
const LAST = { start: 0xffff, end: 0xffff, delta: 1 }

it('a face has the characters of every part, first and last included, and not the end mark', () => {
  expect(charactersOf(segments([{ start: 65, end: 68 }, { start: 97, end: 97 }, LAST]))).toEqual([
    65, 66, 67, 68, 97,
  ])
  expect(charactersOf(segments([{ start: 0xfffe, end: 0xffff, delta: 3 }]))).toEqual([0xfffe])
})

it('a character whose glyph is the missing one is not there', () => {
  expect(charactersOf(segments([{ start: 65, end: 67, delta: 0x10000 - 66 }, LAST]))).toEqual([
    65, 67,
  ])
  // Two segments; the places of the second's glyphs begin two bytes behind its own entry.
  const looked = { start: 200, end: 202, offset: 4 }
  expect(charactersOf(segments([looked, LAST], [7, 0, 9]))).toEqual([200, 202])
  // What is added to glyphs says nothing where they are looked up.
  expect(charactersOf(segments([{ ...looked, delta: 0x10000 - 200 }, LAST], [7, 8, 9]))).toEqual([
    200, 201, 202,
  ])
})

it('a face may have groups beyond the first plane, and more than one table', () => {
  const groups = [...u16(12, 0), ...u32(0, 0, 2), ...u32(65, 66, 1), ...u32(0x20000, 0x20001, 9)]
  expect(charactersOf(groups)).toEqual([65, 66, 0x20000, 0x20001])
  expect(charactersOf(segments([{ start: 97, end: 97 }]), groups)).toEqual([
    65, 66, 97, 0x20000, 0x20001,
  ])
})

it('tables of other formats, and a face without any, say nothing', () => {
  expect(charactersOf(u16(6, 10, 0, 65, 2, 1, 2, 0, 0, 0, 0, 0))).toEqual([])
  expect(faceCharacters({ flavor: 0, tables: new Map() }).size).toBe(0)
})
