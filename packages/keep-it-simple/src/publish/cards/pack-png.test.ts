import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { packPng } from './pack-png.ts'

const [WIDTH, HEIGHT] = [37, 23]

/** Rows of two kinds, so that some are as the one above and some are not. */
function pixelsOf(colourAt: (x: number, y: number) => readonly [number, number, number]): Buffer {
  const bytes: number[] = []
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) bytes.push(...colourAt(x, y), 255)
  return Buffer.from(bytes)
}

const read = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer()

describe('a card as a picture', () => {
  it('has the pixels it was drawn with', async () => {
    const pixels = pixelsOf((x, y) => (y % 7 < 4 ? [250, 248, 240] : [x * 6, y % 5, 255 - x]))
    const png = await packPng(pixels, WIDTH, HEIGHT)
    expect(await read(png!)).toEqual(pixels)
  })

  it('takes 256 colours, and leaves more to the library', async () => {
    // Far enough from each other that some are looked for at the same place of the table.
    const colour = (one: number) => [(one * 73) % 256, (one * one) % 256, one % 256] as const
    const most = pixelsOf((x, y) => colour((y * WIDTH + x) % 256))
    expect(await read((await packPng(most, WIDTH, HEIGHT))!)).toEqual(most)
    const more = pixelsOf((x, y) => (x + y === 0 ? [1, 2, 3] : colour((y * WIDTH + x) % 256)))
    expect(await packPng(more, WIDTH, HEIGHT)).toBeUndefined()
  })

  it('reads pixels wherever they begin in memory', async () => {
    const pixels = pixelsOf((x) => [x, 2, 3])
    const moved = Buffer.alloc(pixels.length + 1)
    pixels.copy(moved, 1)
    expect(await packPng(moved.subarray(1), WIDTH, HEIGHT)).toEqual(
      await packPng(pixels, WIDTH, HEIGHT),
    )
  })

  it('is a palette of eight bits, and small where rows are alike', async () => {
    const plain = await packPng(
      pixelsOf(() => [0, 0, 0]),
      WIDTH,
      HEIGHT,
    )
    expect(await read(plain!)).toEqual(pixelsOf(() => [0, 0, 0]))
    expect(plain!.length).toBeLessThan(110)
    const { width, height, format, isPalette } = await sharp(plain).metadata()
    expect([width, height, format, isPalette]).toEqual([WIDTH, HEIGHT, 'png', true])
    expect(plain!.subarray(-8).toString('latin1')).toBe('IEND\xaeB`\x82')
  })

  it('rows that differ in the last pixel alone are two rows', async () => {
    const pixels = pixelsOf((x, y) => (x === WIDTH - 1 ? [y, 0, 0] : [9, 9, 9]))
    expect(await read((await packPng(pixels, WIDTH, HEIGHT))!)).toEqual(pixels)
    const first = pixelsOf((x, y) => (x === 0 ? [y, 0, 0] : [9, 9, 9]))
    expect(await read((await packPng(first, WIDTH, HEIGHT))!)).toEqual(first)
  })
})
