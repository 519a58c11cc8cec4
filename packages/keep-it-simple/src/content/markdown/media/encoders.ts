import type { PictureFormat, PictureQuality } from '#model/pictures.ts'
import { MAX_PIXELS } from './raster.ts'
import type { Unencoded } from './variants.ts'

/** Each on the scale of its own encoder; about the same to the eye. */
const QUALITY: Readonly<Record<PictureQuality, Readonly<Record<PictureFormat | 'jpeg', number>>>> =
  {
    small: { avif: 42, webp: 64, jpeg: 70 },
    normal: { avif: 54, webp: 75, jpeg: 80 },
    fine: { avif: 68, webp: 87, jpeg: 90 },
  }
/** AVIF at 4 takes six times as long, for files of the same size. */
const EFFORT = { avif: 3, webp: 4 } as const
/** Scaled down, edges have many shades; those nobody can tell apart are made one. */
const NEARLY = { nearLossless: true, quality: 60, effort: EFFORT.webp } as const

export type EncodedFormat = PictureFormat | 'jpeg' | 'png' | 'exact webp'

/** One file of a picture; nothing where an encoder refuses, as WebP does above 16,383 pixels. */
export async function encodeFile(
  { file, raster, quality }: Unencoded,
  width: number,
  format: EncodedFormat,
): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp')
  const animated = raster.frames > 1
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated })
  const sized = width < raster.width ? picture.autoOrient().resize({ width }) : picture.autoOrient()
  const value = QUALITY[quality]
  const exact =
    width === raster.width || animated ? { lossless: true, effort: EFFORT.webp } : NEARLY
  const encoded = {
    'exact webp': () => sized.webp(exact),
    avif: () => sized.avif({ quality: value.avif, effort: EFFORT.avif }),
    jpeg: () => sized.jpeg({ quality: value.jpeg, mozjpeg: true }),
    png: () => sized.png({ compressionLevel: 9 }),
    webp: () => sized.webp({ quality: value.webp, smartSubsample: true, effort: EFFORT.webp }),
  }[format]()
  return encoded.toBuffer().catch(() => undefined)
}
