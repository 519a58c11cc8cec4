import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { packOutlines } from './pack-outlines.ts'
import { readSfnt, writeSfnt } from './sfnt.ts'
import { packWoff2 } from './woff2.ts'

/** One glyph: a square of 100 units, as TrueType writes it. */
const SQUARE = Buffer.from(
  [
    [0, 1, 0, 0, 0, 0, 0, 100, 0, 100, 0, 3, 0, 0],
    // Four points on the curve: their flags, then steps along x and along y.
    [0x31, 0x33, 0x35, 0x23],
    [100, 100],
    [100],
  ].flat(),
)

function font(): Buffer {
  const head = Buffer.alloc(54)
  const maxp = Buffer.alloc(32)
  maxp.writeUInt16BE(2, 4)
  const loca = Buffer.alloc(6)
  loca.writeUInt16BE(0, 2)
  loca.writeUInt16BE(Math.ceil(SQUARE.length / 2), 4)
  const glyf = Buffer.concat([SQUARE, Buffer.alloc(SQUARE.length % 2)])
  const tables = new Map(Object.entries({ glyf, head, loca, maxp }))
  return writeSfnt({ flavor: 0x10000, tables })
}

it('writes and reads a font of several tables', () => {
  const { flavor, tables } = readSfnt(font())
  expect(flavor).toBe(0x10000)
  expect([...tables.keys()]).toEqual(['glyf', 'head', 'loca', 'maxp'])
  expect(tables.get('glyf')!.subarray(0, SQUARE.length)).toEqual(SQUARE)
})

it('rewrites outlines into streams: contours, points, flags, steps, boxes', () => {
  const packed = packOutlines(readSfnt(font()))!
  const sizes = Array.from({ length: 7 }, (_, index) => packed.readUInt32BE(8 + index * 4))
  // Two glyphs, four points, a byte for each step and one for no instructions, no box but its bitmap.
  expect(sizes).toEqual([4, 1, 4, 5, 0, 4, 0])
})

it('packs all tables, and leaves the places of outlines to the reader', () => {
  const packed = packWoff2(font(), 'best')
  expect(packed.toString('latin1', 0, 4)).toBe('wOF2')
  expect(packed.readUInt32BE(8)).toBe(packed.length)
  const size = packed.readUInt32BE(20)
  // Up to three bytes fill the last word of the file.
  const plain = [0, 1, 2, 3].flatMap((padding) => {
    const end = packed.length - padding
    try {
      return [brotliDecompressSync(packed.subarray(end - size, end))]
    } catch {
      return []
    }
  })
  const outlines = 54
  expect(plain.map((one) => one.length)).toContain(outlines + 54 + 32)
})
