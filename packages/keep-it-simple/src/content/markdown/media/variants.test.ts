import { describe, expect, it } from 'vitest'
import { withSite } from '../../../../tests/support/tiny-site.ts'
import type { Media } from './find-media.ts'
import { generatedFile, writeWhole } from './generated-files.ts'
import type { Raster } from './raster.ts'
import { findVariants, pathsOf, textWidths, type Unencoded } from './variants.ts'

const ENCODING = { formats: ['avif', 'webp'], quality: 'normal', column: 400 } as const
const raster = (rest: Partial<Raster> = {}): Raster => ({
  recipe: 2,
  format: 'jpeg',
  width: 1000,
  height: 500,
  bytes: 100_000,
  frames: 1,
  cleaned: false,
  ...rest,
})
const MEDIA: Media = {
  file: 'p.jpg',
  absolute: '/site/docs/p.jpg',
  publicPath: '/media/p.abc.jpg',
  hash: 'abc',
  size: 100_000,
}

describe('a picture of the text', () => {
  it.each([
    ['as wide as its screens', 800, { widths: [400, 600, 800], full: 800 }],
    ['narrow', 300, { widths: [300], full: 300 }],
    ['hardly wider than a step', 610, { widths: [400, 610], full: 610 }],
    ['wider', 900, { widths: [400, 600, 800], full: 900, fallback: 800 }],
    ['much wider', 1000, { widths: [400, 600, 800], full: 1000, fallback: 800, large: 1000 }],
    ['huge', 9000, { widths: [400, 600, 800], full: 1600, fallback: 800, large: 1600 }],
  ])('that is %s is sent in these widths', (_what, width, wanted) => {
    expect(textWidths(raster({ width }), ENCODING)).toEqual(wanted)
  })

  it('that moves is sent in one', () => {
    expect(textWidths(raster({ frames: 2 }), ENCODING)).toEqual({ widths: [800], full: 800 })
    expect(textWidths(raster({ frames: 2, width: 90 }), ENCODING)).toEqual({
      widths: [90],
      full: 90,
    })
  })
})

describe('what was made of a picture', () => {
  const VARIANTS = {
    sources: [
      { format: 'webp' as const, files: [{ width: 400, publicPath: '/media/p-400.webp' }] },
    ],
    fallback: '/media/p-800.jpg',
    large: '/media/p-1000.webp',
  }

  /** Looks for it twice: what it misses, and what it finds when that was made. */
  const looked = (look: (find: Find, generated: string) => void) =>
    withSite({}, async ({ root }) => {
      const find: Find = (one = raster(), encoding = ENCODING, media = MEDIA) => {
        const unencoded: Unencoded[] = []
        const env = { encoding, generated: root, unencoded }
        return [findVariants(env, media, one), unencoded[0]]
      }
      look(find, root)
    })
  type Find = (
    one?: Raster,
    encoding?: NonNullable<Parameters<typeof findVariants>[0]['encoding']>,
    media?: Media,
  ) => [ReturnType<typeof findVariants>, Unencoded | undefined]

  it('is noted as missing, with all an encoder needs to know', async () => {
    await looked((find) => {
      const [found, missing] = find()
      expect(found).toBeUndefined()
      expect(missing).toMatchObject({
        file: '/site/docs/p.jpg',
        original: '/media/p.abc.jpg',
        raster: raster(),
        widths: [400, 600, 800],
        formats: ['avif', 'webp'],
        quality: 'normal',
      })
      expect(missing!.name).toMatch(/^\/media\/p\.[\da-f]{8}$/)
      const key = missing!.name.slice(-8)
      expect(missing!.note).toBe(`/notes/p.abc.jpg.${key}.json`)
    })
  })

  it('is found where all its files are', async () => {
    await looked((find, generated) => {
      const { note } = find()[1]!
      writeWhole(generatedFile(generated, note), JSON.stringify(VARIANTS))
      expect(find()[1]).toBeDefined()
      for (const path of pathsOf(VARIANTS, '')) writeWhole(generatedFile(generated, path), 'x')
      expect(find()).toEqual([VARIANTS, undefined])
    })
  })

  it('is another for another picture, another quality and other formats', async () => {
    await looked((find) => {
      const names = [
        find(),
        find(undefined, undefined, { ...MEDIA, hash: 'def' }),
        find(undefined, { ...ENCODING, quality: 'fine' }),
        find(undefined, { ...ENCODING, formats: ['webp'] }),
        find(undefined, { ...ENCODING, column: 500 }),
      ].map(([, missing]) => missing!.note)
      expect(new Set(names).size).toBe(5)
      expect(find()[1]!.note).toBe(names[0])
    })
  })

  it.each<[string, Partial<Raster>, boolean]>([
    ['small', { bytes: 8191 }, false],
    ['just worth it', { bytes: 8192 }, true],
    ['a GIF that moves', { frames: 9, format: 'gif' }, true],
    ['a WebP that moves', { frames: 9, format: 'webp' }, false],
    ['a GIF of too many frames', { frames: 101, format: 'gif' }, false],
    ['a GIF of just few enough', { frames: 100, format: 'gif' }, true],
  ])('is nothing, or to be made, of one that is %s', async (_what, rest, isMade) => {
    await looked((find) => {
      expect(find(raster(rest))[1] !== undefined).toBe(isMade)
    })
  })

  it('is nothing on a site that encodes none', () => {
    const unencoded: Unencoded[] = []
    expect(findVariants({ generated: '/', unencoded }, MEDIA, raster())).toBeUndefined()
    expect(unencoded).toEqual([])
  })

  it('may have the original among its files, which is not generated', () => {
    expect(pathsOf(VARIANTS, '/media/p-400.webp')).toEqual([
      '/media/p-800.jpg',
      '/media/p-1000.webp',
    ])
    expect(pathsOf({ sources: [] }, '')).toEqual([])
  })
})
