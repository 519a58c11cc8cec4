import { existsSync, readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import type { Sharp } from 'sharp'
import { generatedFile, readJson, writeWhole } from './generated-files.ts'
import { stripMetadata } from './strip-metadata.ts'
import type { Media } from './find-media.ts'

/** Raise it to have every picture generated again. */
const RECIPE = 1
/** The text column is 684 px wide: a phone, the column, and the column on a fine screen. */
const WIDTHS = [480, 960, 1440]
/** Below this one file serves every screen. */
const WORTH_SOURCES = 800
/** Larger than any screen shows; decoding it would stall the build. */
export const MAX_PIXELS = 50_000_000

/** What is known of a raster picture after looking into it once. */
export interface Raster {
  readonly recipe: number
  readonly width: number
  readonly height: number
  /** Whether metadata was removed, so that the published file differs from the author's. */
  readonly cleaned: boolean
  /** Smaller versions, the narrowest first. */
  readonly sources: readonly { readonly width: number; readonly publicPath: string }[]
}

/** Looks into a picture and makes its smaller versions, once per content; a string says what is wrong. */
export async function readRaster(media: Media, generated: string): Promise<Raster | string> {
  const key = `${basename(media.publicPath)}.${media.hash}`
  const note = generatedFile(generated, `/notes/${key}.json`)
  const known = readJson(note) as Raster | undefined
  if (known?.recipe === RECIPE && isComplete(known, media, generated)) return known
  const raster = await makeRaster(media, generated)
  if (typeof raster !== 'string') writeWhole(note, JSON.stringify(raster))
  return raster
}

function isComplete(raster: Raster, { file, publicPath }: Media, generated: string): boolean {
  const paths = raster.sources.map((source) => source.publicPath)
  if (raster.cleaned && file !== undefined) paths.push(publicPath)
  return paths.every((path) => existsSync(generatedFile(generated, path)))
}

async function makeRaster(media: Media, generated: string): Promise<Raster | string> {
  // Only pages with such pictures pay for loading it.
  const { default: sharp } = await import('sharp')
  const bytes = readFileSync(media.absolute)
  const read = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  try {
    const found = await read().metadata()
    if (!KNOWN.has(found.format)) return `it is ${found.format}, which browsers do not show`
    const { width, height } = found.autoOrient
    if (width * height > MAX_PIXELS)
      return `it has ${Math.round((width * height) / 1e6)} million pixels`
    const isMoving = (found.pages ?? 1) > 1
    const base = { recipe: RECIPE, width, height }
    if (found.format === 'gif') return { ...base, cleaned: false, sources: [] }
    const turned = (found.orientation ?? 1) > 1
    const opaque = found.format === 'heif' && (found.exif ?? found.xmp) !== undefined
    // What cannot be cut out of the file, or would leave it lying on its side, is encoded again.
    const again = !isMoving && (turned || opaque)
    const clean = again ? await keepFormat(read().autoOrient(), found.format) : stripMetadata(bytes)
    const cleaned = !clean.equals(bytes)
    if (cleaned && media.file !== undefined)
      writeWhole(generatedFile(generated, media.publicPath), clean)
    // A broken file is noticed while it is decoded, not while its head is read.
    if (width <= WORTH_SOURCES || isMoving) await read().stats()
    const sources = isMoving
      ? []
      : await makeSources(read, media, generated, {
          width,
          limit: clean.length,
          format: found.format,
        })
    return { ...base, cleaned, sources }
  } catch (error) {
    return error instanceof Error ? error.message.trim() : 'it cannot be read'
  }
}

const KNOWN = new Set<string>(['jpeg', 'png', 'webp', 'gif', 'heif'])

const keepFormat = (picture: Sharp, format: string): Promise<Buffer> =>
  (format === 'heif'
    ? picture.avif({ quality: 70 })
    : format === 'jpeg'
      ? picture.jpeg({ quality: 92, mozjpeg: true })
      : format === 'webp'
        ? picture.webp({ quality: 92 })
        : picture.png()
  ).toBuffer()

interface Original {
  readonly width: number
  readonly format: string
  /** Bytes of the file they stand in for. */
  readonly limit: number
}

async function makeSources(
  read: () => Sharp,
  media: Media,
  generated: string,
  { width, limit, format }: Original,
): Promise<Raster['sources']> {
  if (width <= WORTH_SOURCES) return []
  const widths = WIDTHS.filter((one) => one < width)
  if (width < WIDTHS.at(-1)!) widths.push(width)
  const sources: { width: number; publicPath: string }[] = []
  for (const one of widths) {
    const bytes = await read()
      .autoOrient()
      .resize({ width: one })
      // Screenshots keep their edges; photographs do not need them.
      .webp(
        format === 'png'
          ? { nearLossless: true, quality: 60 }
          : { quality: 80, smartSubsample: true },
      )
      .toBuffer()
    // A well packed original beats its smaller versions: then it serves alone.
    if (bytes.length >= limit) continue
    const publicPath = sourceName(media, one)
    writeWhole(generatedFile(generated, publicPath), bytes)
    sources.push({ width: one, publicPath })
  }
  return sources
}

function sourceName({ publicPath, hash }: Media, width: number): string {
  const name = basename(publicPath, extname(publicPath)).replace(`.${hash}`, '')
  return `/media/${name}.${hash}-${width}.webp`
}
