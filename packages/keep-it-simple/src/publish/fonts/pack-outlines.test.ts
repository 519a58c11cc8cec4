import { expect, it } from 'vitest'
import {
  compositeGlyph,
  madeFont,
  simpleGlyph,
  type Step,
} from '../../../tests/support/made-font.ts'
import { packOutlines } from './pack-outlines.ts'
import { readSfnt } from './sfnt.ts'
import { packWoff2 } from './woff2.ts'

let made = 0
/** A glyph that was rewritten once is remembered by its bytes, so each of a test is a new one. */
const anew = () => [++made >> 16, (made >> 8) & 0xff, made & 0xff]

/** Bytes of each stream, in the order of the format. */
function streams(glyphs: readonly (readonly number[])[]): number[] {
  const packed = packOutlines(readSfnt(madeFont(glyphs)))!
  const lengths = Array.from({ length: 7 }, (_, index) => packed.readUInt32BE(8 + index * 4))
  expect(packed.length).toBe(36 + lengths.reduce((sum, one) => sum + one))
  return lengths
}
/** Bytes of the steps of a glyph, without the number of its instructions. */
const bytesOf = (steps: readonly Step[]) => streams([simpleGlyph([steps], anew())])[3]! - 1

it('a step is as short as the format allows', () => {
  const one = (x: number, y: number) => bytesOf([[x, y]])
  const sized = (bytes: number, ...steps: readonly (readonly [number, number])[]) =>
    expect(steps.map(([x, y]) => one(x, y))).toEqual(steps.map(() => bytes))
  sized(1, [0, 0], [0, 1279], [0, -1279], [1279, 0], [-1279, 0], [64, 64], [-64, 1])
  sized(2, [65, 64], [64, 65], [768, 768], [-768, 1], [1, -768])
  sized(3, [769, 1], [1, 769], [4095, 4095], [1280, 0], [0, -1280])
  sized(4, [4096, 1], [1, -4096], [0, 4096])
})

it('a number is as short as the format allows', () => {
  const countOf = (points: number) => {
    const steps = Array.from({ length: points }, (): Step => [1, 1])
    return streams([simpleGlyph([steps], anew())])[1]
  }
  expect([252, 253, 505, 506, 761, 762].map(countOf)).toEqual([1, 2, 2, 2, 2, 3])
})

it('boxes are written only where they do not follow from the points', () => {
  const steps: Step[] = [
    [-10, -20],
    [30, 40],
    [5, -70],
  ]
  const implied = [-10, -50, 25, 20]
  const boxed = (box?: readonly number[]) => streams([simpleGlyph([steps], anew(), box)])[5]
  expect(boxed()).toBe(4)
  expect(boxed(implied)).toBe(4)
  for (const side of implied.keys())
    expect(boxed(implied.map((value, at) => (at === side ? value - 1 : value)))).toBe(12)
  // A bit for each glyph, in words.
  const many = (count: number) =>
    streams(Array.from({ length: count }, () => simpleGlyph([steps], anew())))[5]
  expect([many(32), many(33)]).toEqual([4, 8])
})

it('an empty glyph adds to the number of contours alone, one of others to its own stream', () => {
  expect(streams([[], []])).toEqual([4, 0, 0, 0, 0, 4, 0])
  const [a, b, c] = anew() as [number, number, number]
  const part = compositeGlyph([[0, 1, [b, c]]])
  expect(streams([[], part]).slice(0, 6)).toEqual([4, 0, 0, 0, 6, 12])
  const instructed = compositeGlyph([[256, 1, [b, c]]], [a, b, c])
  expect(streams([[], instructed])).toEqual([4, 0, 0, 1, 6, 12, 3])
})

it('fonts without outlines of this kind are left as they are', () => {
  const { tables, flavor } = readSfnt(madeFont([[]]))
  for (const tag of ['glyf', 'loca', 'head', 'maxp']) {
    const rest = new Map([...tables].filter(([one]) => one !== tag))
    expect(packOutlines({ flavor, tables: rest })).toBeUndefined()
  }
})

it('the places of outlines come right after the outlines, as the format asks', () => {
  const packed = packWoff2(madeFont([simpleGlyph([[[1, 1]]], anew())]), 'best')
  const [GLYF, LOCA] = [10, 11]
  const directory = [...packed.subarray(48, 48 + 40)]
  // glyf: its number, its length, and the length it has when rewritten; each below 128.
  const at = directory.indexOf(GLYF)
  expect(directory[at + 3]).toBe(LOCA)
  expect(packed.readUInt32BE(16)).toBe(madeFont([simpleGlyph([[[1, 1]]], anew())]).length)
})
