import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Metadata, Sharp } from 'sharp'
import { generatedFile, readJson, writeWhole } from './generated-files.ts'
import type { Media } from './find-media.ts'
import { stripMetadata } from './strip-metadata.ts'
import { toneOf, type Tone } from './tone.ts'

/** Raise it to have every picture looked at again. */
const RECIPE = 2
/** Larger than any screen shows; decoding it would stall the build. */
export const MAX_PIXELS = 50_000_000

/** In place of a raster: this machine has nothing to look into pictures with. */
export const NO_ENCODER = 'sharp cannot be loaded'

/** What is known of a raster picture after looking into it once. */
export interface Raster {
  readonly recipe: number
  readonly format: string
  readonly width: number
  readonly height: number
  /** Of the file that is published. */
  readonly bytes: number
  /** More than one: it moves. */
  readonly frames: number
  /** Whether metadata was removed, so that the published file differs from the author's. */
  readonly cleaned: boolean
  /** Its colour from afar; absent where something shines through. */
  readonly tone?: Tone
}

/** Looks into a picture, once per content; a string says what is wrong. */
export async function readRaster(media: Media, generated: string): Promise<Raster | string> {
  const key = `${basename(media.publicPath)}.${media.hash}`
  const note = generatedFile(generated, `/notes/${key}.json`)
  const known = readJson(note) as Raster | undefined
  if (known?.recipe === RECIPE && isComplete(known, media, generated)) return known
  const raster = await makeRaster(media, generated)
  if (typeof raster !== 'string') writeWhole(note, JSON.stringify(raster))
  return raster
}

const isComplete = (raster: Raster, { file, publicPath }: Media, generated: string): boolean =>
  !raster.cleaned || file === undefined || existsSync(generatedFile(generated, publicPath))

async function makeRaster(media: Media, generated: string): Promise<Raster | string> {
  // Only pages with such pictures pay for loading it; its native part may be missing on rare machines.
  const sharp = await import('sharp').then(
    (module) => module.default,
    () => undefined,
  )
  if (!sharp) return NO_ENCODER
  const bytes = readFileSync(media.absolute)
  const read = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  try {
    const found = await read().metadata()
    const { format } = found
    if (!KNOWN.has(format)) return `it is ${format}, which browsers do not show`
    const { width, height } = found.autoOrient
    if (width * height > MAX_PIXELS)
      return `it has ${Math.round((width * height) / 1e6)} million pixels`
    const frames = movesAsPng(bytes) ? 2 : (found.pages ?? 1)
    const clean = await cleanBytes(bytes, found, frames, read)
    const cleaned = !clean.equals(bytes)
    if (cleaned && media.file !== undefined)
      writeWhole(generatedFile(generated, media.publicPath), clean)
    // A broken file is noticed while it is decoded, not while its head is read.
    const tone = await toneOf(read, found)
    const size = { width, height, bytes: clean.length }
    return { recipe: RECIPE, format, ...size, frames, cleaned, ...(tone && { tone }) }
  } catch (error) {
    return error instanceof Error ? error.message.trim() : 'it cannot be read'
  }
}

const KNOWN = new Set<string>(['jpeg', 'png', 'webp', 'gif', 'heif'])

/** The chunk that announces the frames of a PNG stands before the first of them. */
function movesAsPng(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL')
  return control !== -1 && control < bytes.indexOf('IDAT')
}

/** What cannot be cut out of the file, or would leave it lying on its side, is encoded again. */
async function cleanBytes(
  bytes: Buffer,
  { format, orientation, exif, xmp }: Metadata,
  frames: number,
  read: () => Sharp,
): Promise<Buffer> {
  if (format === 'gif') return bytes
  const turned = (orientation ?? 1) > 1
  const opaque = format === 'heif' && (exif ?? xmp) !== undefined
  return frames === 1 && (turned || opaque)
    ? keepFormat(read().autoOrient(), format)
    : stripMetadata(bytes)
}

const keepFormat = (picture: Sharp, format: string): Promise<Buffer> =>
  (format === 'heif'
    ? picture.avif({ quality: 70 })
    : format === 'jpeg'
      ? picture.jpeg({ quality: 92, mozjpeg: true })
      : format === 'webp'
        ? picture.webp({ quality: 92 })
        : picture.png()
  ).toBuffer()
