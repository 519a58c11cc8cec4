import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { withSite } from '../../../../tests/support/tiny-site.ts'
import { encodeFile, type EncodedFormat } from './encoders.ts'
import { encodePicture } from './encode-picture.ts'
import type { Raster } from './raster.ts'
import type { Unencoded, Variants } from './variants.ts'

type Given = Partial<Omit<Unencoded, 'raster'>> & { readonly raster?: Partial<Raster> }

interface Made {
  readonly variants: Variants
  /** Whether the file at a public path is what the encoder makes. */
  readonly is: (publicPath: string, width: number, format: EncodedFormat) => Promise<boolean>
  readonly weigh: (width: number, format: EncodedFormat) => Promise<number>
  readonly again: (bytes: number) => Promise<Variants>
}

/** Shades as a camera sees them, or four flat fields. */
function pixels(isFlat: boolean): Buffer {
  const bytes = Buffer.alloc(80 * 60 * 3)
  let seed = 1
  for (let at = 0; at < bytes.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const [x, y] = [Math.floor(at / 3) % 80, Math.floor(at / 240)]
    const flat = x < 40 === y < 30 ? 255 : 20
    bytes[at] = isFlat ? flat : 120 + 60 * Math.sin(x / 9 + (at % 3)) + (seed % 60)
  }
  return bytes
}

const encode = (given: Given, isFlat: boolean, use: (made: Made) => Promise<void>) =>
  withSite({}, async ({ root }) => {
    const file = join(root, 'p.png')
    const raw = { width: 80, height: 60, channels: 3 } as const
    writeFileSync(file, await sharp(pixels(isFlat), { raw }).png().toBuffer())
    const { raster, ...rest } = given
    const own = { format: 'jpeg', width: 80, height: 60, bytes: 1e6, frames: 1, ...raster }
    const picture: Unencoded = {
      file,
      name: '/media/p.k',
      original: '/media/p.jpg',
      note: '/notes/p.json',
      raster: { recipe: 2, cleaned: false, ...own },
      widths: [20, 40, 80],
      full: 80,
      fallback: 40,
      large: 80,
      formats: ['avif', 'webp'],
      quality: 'normal',
      ...rest,
    }
    const make = async (one: Unencoded) => {
      await encodePicture(one, root)
      return JSON.parse(readFileSync(join(root, one.note), 'utf8')) as Variants
    }
    const bytesOf = (width: number, format: EncodedFormat) => encodeFile(picture, width, format)
    await use({
      variants: await make(picture),
      is: async (publicPath, width, format) =>
        readFileSync(join(root, publicPath)).equals((await bytesOf(width, format))!),
      weigh: async (width, format) => (await bytesOf(width, format))!.length,
      again: (bytes) => make({ ...picture, raster: { ...picture.raster, bytes } }),
    })
  })

describe('a drawing', () => {
  const png = { raster: { format: 'png' } }

  it('is a photograph where exact edges would cost too much, or WebP is not wanted', async () => {
    await encode({ ...png, formats: ['webp'] }, false, async ({ is }) => {
      expect(await is('/media/p.k-80.webp', 80, 'webp')).toBe(true)
    })
    await encode({ ...png, formats: ['avif'] }, true, async ({ variants }) => {
      expect(variants.sources.map(({ format }) => format)).toEqual(['avif'])
    })
  })
})
