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
})
