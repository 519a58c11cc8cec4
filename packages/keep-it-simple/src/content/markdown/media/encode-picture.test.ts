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

const pathsIn = ({ sources }: Variants) =>
  sources.map(({ format, files }) => [format, ...files.map(({ publicPath }) => publicPath)])
const named = (format: string, ...widths: number[]) => [
  format,
  ...widths.map((width) => `/media/p.k-${width}.${format}`),
]

describe('a photograph', () => {
  it('is sent in each format, with one file for old browsers and one for the viewer', async () => {
    const tone = { raster: { tone: '#808080' as never } }
    await encode({ ...tone, formats: ['webp'] }, false, async ({ variants, is }) => {
      expect(pathsIn(variants)).toEqual([named('webp', 20, 40, 80)])
      expect(variants.fallback).toBe('/media/p.k-40.jpg')
      expect(variants.large).toBe('/media/p.k-80.webp')
      expect(await is('/media/p.k-20.webp', 20, 'webp')).toBe(true)
      expect(await is(variants.fallback!, 40, 'jpeg')).toBe(true)
    })
  })

  it('is sent in no format that is heavier than the next', async () => {
    await encode({ widths: [40] }, false, async ({ variants, weigh }) => {
      const [avif, webp] = [await weigh(40, 'avif'), await weigh(40, 'webp')]
      const wanted = [...(avif < webp ? [named('avif', 40)] : []), named('webp', 40)]
      expect(pathsIn(variants)).toEqual(wanted)
    })
    await encode({ widths: [40], formats: ['webp', 'avif'] }, false, async (made) => {
      const [avif, webp] = [await made.weigh(40, 'avif'), await made.weigh(40, 'webp')]
      const wanted = [...(webp < avif ? [named('webp', 40)] : []), named('avif', 40)]
      expect(pathsIn(made.variants)).toEqual(wanted)
    })
  })

  it('stays as it is where nothing is smaller', async () => {
    await encode({ raster: { bytes: 1 }, formats: ['webp'] }, false, async ({ variants }) => {
      expect(variants).toEqual({ sources: [] })
    })
  })

  it('keeps what shines through in the file for old browsers', async () => {
    await encode({ formats: ['webp'] }, false, async ({ variants, is }) => {
      expect(variants.fallback).toBe('/media/p.k-40.png')
      expect(await is(variants.fallback!, 40, 'png')).toBe(true)
    })
  })

  it('that is well packed is the widest of its own list', async () => {
    const given = { raster: { format: 'webp' }, formats: ['webp'] as const }
    await encode(given, false, async ({ weigh, again }) => {
      const found = await again(await weigh(80, 'webp'))
      expect(pathsIn(found)).toEqual([[...named('webp', 20, 40), '/media/p.jpg']])
      expect(found.sources[0]!.files.at(-1)!.width).toBe(80)
      // Old browsers do not know its format either way.
      expect(found).not.toHaveProperty('fallback')
      expect(found).not.toHaveProperty('large')
    })
  })

  it('in AVIF has a WebP for those who do not know it, however heavy', async () => {
    await encode({ raster: { format: 'heif', bytes: 1 } }, false, async ({ variants }) => {
      expect(pathsIn(variants)).toEqual([named('webp', 20, 40, 80)])
    })
  })

  it('that moves is not made still', async () => {
    const given = { raster: { frames: 2 }, formats: ['avif'] as const }
    await encode(given, false, async ({ variants }) => {
      expect(variants.sources).toEqual([])
      expect(variants).not.toHaveProperty('large')
    })
  })

  it('that cannot be read has no variants', async () => {
    const given = { file: '/nowhere.jpg', formats: ['webp'] as const }
    await encode(given, false, async ({ variants }) => {
      expect(variants).toEqual({ sources: [] })
    })
  })
})

describe('a drawing', () => {
  const png = { raster: { format: 'png' } }

  it('is sent exactly, in widths that are lighter than wider ones', async () => {
    await encode(png, true, async ({ variants, is, weigh }) => {
      const weights = await Promise.all([20, 40, 80].map((width) => weigh(width, 'exact webp')))
      const used = [80]
      if (weights[1]! < weights[2]!) used.unshift(40)
      if (weights[0]! < weights[used[0] === 40 ? 1 : 2]!) used.unshift(20)
      expect(pathsIn(variants)).toEqual([named('webp', ...used)])
      expect(await is('/media/p.k-80.webp', 80, 'exact webp')).toBe(true)
      expect(variants).toMatchObject({
        fallback: '/media/p.k-40.png',
        large: '/media/p.k-80.webp',
      })
    })
  })

  it('stays as it is where that is smallest', async () => {
    await encode({ raster: { format: 'png', bytes: 1 } }, true, async ({ variants }) => {
      expect(variants).toEqual({ sources: [] })
    })
  })

  it('is a photograph where exact edges would cost too much, or WebP is not wanted', async () => {
    await encode({ ...png, formats: ['webp'] }, false, async ({ is }) => {
      expect(await is('/media/p.k-80.webp', 80, 'webp')).toBe(true)
    })
    await encode({ ...png, formats: ['avif'] }, true, async ({ variants }) => {
      expect(variants.sources.map(({ format }) => format)).toEqual(['avif'])
    })
  })
})
