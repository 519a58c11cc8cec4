import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { installedVersion } from '#config/optional-packages.ts'
import type { PictureEncoding, PictureFormat, PictureQuality } from '#model/pictures.ts'
import type { PageEnv } from '../page-env.ts'
import type { Media } from './find-media.ts'
import { generatedFile, readJson } from './generated-files.ts'
import { MAX_PIXELS, type Raster } from './raster.ts'
import { fullWidth, usedWidths, viewerWidth, widest } from './used-widths.ts'

/** Raise it to have every picture encoded again. */
const RECIPE = 1
/** One small file serves everybody. */
const WORTH_ENCODING = 8 * 1024

/** The files of one format, the narrowest first. */
export interface VariantSource {
  readonly format: PictureFormat
  readonly files: readonly { readonly width: number; readonly publicPath: string }[]
}

/** What was made of a picture. */
export interface Variants {
  /** The most modern first; those that are not smaller than the original are left out. */
  readonly sources: readonly VariantSource[]
  /** In a format every browser knows, where the original is wider than it is ever shown. */
  readonly fallback?: string
  /** For the viewer. */
  readonly large?: string
}

/** A picture nobody has encoded yet, and how it should be. Sent between threads. */
export interface Unencoded {
  /** Absolute path. */
  readonly file: string
  /** What the public paths of its variants begin with. */
  readonly name: string
  /** Public path of the original. */
  readonly original: string
  /** Where the outcome is written, below the folder of generated files. */
  readonly note: string
  readonly raster: Raster
  readonly widths: readonly number[]
  /** The widest it may be, for drawings that are smallest as they are. */
  readonly full: number
  readonly fallback?: number
  readonly large?: number
  readonly formats: readonly PictureFormat[]
  readonly quality: PictureQuality
}

/** Another encoder makes other bytes. */
let encoder: string | undefined

/** The widths a place on the page has a use for. */
export type Wanted = Pick<Unencoded, 'widths' | 'full' | 'fallback' | 'large'>

/** What the text shows. */
function textWidths({ width, frames }: Raster, { column }: PictureEncoding): Wanted {
  // Frames are many; one width of them is enough.
  const top = Math.min(width, widest(column))
  if (frames > 1) return { widths: [top], full: top }
  const large = viewerWidth(width, column)
  return {
    widths: usedWidths(width, column),
    full: fullWidth(width, column),
    ...(width > widest(column) && { fallback: widest(column) }),
    ...(large !== undefined && { large }),
  }
}

/**
 * The variants of a picture as an earlier build made them. Where none did, the page shows the
 * original, and the picture is noted: a build encodes it when all pages are parsed (`encode-all.ts`).
 */
export function findVariants(
  { encoding, generated, unencoded }: Pick<PageEnv, 'encoding' | 'generated' | 'unencoded'>,
  media: Media,
  raster: Raster,
  wantedOf: (raster: Raster, encoding: PictureEncoding) => Wanted = textWidths,
): Variants | undefined {
  if (!encoding || !isWorth(raster)) return undefined
  const { formats, quality } = encoding
  const wanted = wantedOf(raster, encoding)
  encoder ??= installedVersion('sharp')
  const how = JSON.stringify([RECIPE, encoder, formats, quality, wanted])
  const key = createHash('sha256').update(`${media.hash} ${how}`).digest('hex').slice(0, 8)
  const { publicPath: original, hash, absolute: file } = media
  const stem = basename(original, extname(original)).replace(`.${hash}`, '')
  const note = `/notes/${basename(original)}.${key}.json`
  const known = readJson(generatedFile(generated, note)) as Variants | undefined
  if (known && pathsOf(known, original).every((path) => existsSync(generatedFile(generated, path))))
    return known
  const name = `/media/${stem}.${key}`
  unencoded.push({ file, name, original, note, raster, ...wanted, formats, quality })
  return undefined
}

/** Generated files of it: the original may be among those a browser chooses from. */
export function pathsOf({ sources, fallback, large }: Variants, original: string): string[] {
  const files = sources.flatMap((source) => source.files.map(({ publicPath }) => publicPath))
  return [...files, fallback, large].filter(
    (path): path is string => path !== undefined && path !== original,
  )
}

/** What moves stays as it is, but for GIFs; too many frames would fill the memory. */
const isWorth = ({ bytes, frames, format, width, height }: Raster): boolean =>
  bytes >= WORTH_ENCODING &&
  (frames === 1 || (format === 'gif' && width * height * frames <= MAX_PIXELS))
