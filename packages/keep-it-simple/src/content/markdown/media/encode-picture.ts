import type { PictureFormat } from '#model/pictures.ts'
import { encodeFile, type EncodedFormat } from './encoders.ts'
import { generatedFile, writeWhole } from './generated-files.ts'
import type { Unencoded, Variants, VariantSource } from './variants.ts'

/** Edges that stay sharp are worth this many times the bytes. */
const EXACT_WORTH = 1.5
/** Formats that every browser shows. */
const OLD = new Set(['jpeg', 'png', 'gif'])

interface Encoded {
  readonly width: number
  readonly bytes: Buffer
}

/** Writes one file, and gives its public path. */
type Keep = (encoded: Encoded, extension: string) => string

/**
 * Makes the variants of one picture and writes them with a note of the outcome. A variant is used
 * only if it is smaller than what it stands for; the same picture gives the same bytes.
 */
export async function encodePicture(picture: Unencoded, generated: string): Promise<void> {
  const keep: Keep = ({ width, bytes }, extension) => {
    const publicPath = `${picture.name}-${width}.${extension}`
    writeWhole(generatedFile(generated, publicPath), bytes)
    return publicPath
  }
  const variants = (await drawingOf(picture, keep)) ?? (await photographOf(picture, keep))
  writeWhole(generatedFile(generated, picture.note), JSON.stringify(variants))
}

/**
 * Screenshots and drawings: exact, they are hardly larger than with loss, or smaller. Scaling gives
 * their edges new shades, so a narrower file may be heavier, and is then of no use.
 */
async function drawingOf(picture: Unencoded, keep: Keep): Promise<Variants | undefined> {
  const { raster, widths, formats, full } = picture
  if (!formats.includes('webp') || (raster.format !== 'png' && raster.format !== 'gif'))
    return undefined
  const exact = await encodeFile(picture, full, 'exact webp')
  const lossy = await encodeFile(picture, full, 'webp')
  if (!exact || !lossy || exact.length > EXACT_WORTH * lossy.length) return undefined
  if (exact.length >= raster.bytes) return { sources: [] }
  const files: Encoded[] = [{ width: full, bytes: exact }]
  for (const width of widths.filter((one) => one < full).toReversed()) {
    const bytes = await encodeFile(picture, width, 'exact webp')
    if (bytes && bytes.length < files[0]!.bytes.length) files.unshift({ width, bytes })
  }
  const written = files.map((one) => ({ width: one.width, publicPath: keep(one, 'webp') }))
  const fallback = await fallbackOf(picture, 'png', keep)
  const large = written.at(-1)!.publicPath
  return { sources: [{ format: 'webp', files: written }], ...fallback, large }
}

async function photographOf(picture: Unencoded, keep: Keep): Promise<Variants> {
  const { raster, widths, formats } = picture
  // What moves would be still in AVIF.
  const sensible = formats.filter((format) => format === 'webp' || raster.frames === 1)
  const made: { format: PictureFormat; files: readonly Encoded[] }[] = []
  for (const format of sensible) {
    const files = await encodeAll(picture, widths, format)
    if (files) made.push({ format, files })
  }
  const sources = withoutHeavier(made).flatMap(
    ({ format, files }) => sourceOf(picture, format, files, keep) ?? [],
  )
  const fallback = await fallbackOf(picture, raster.tone ? 'jpeg' : 'png', keep)
  // In the format that most browsers know.
  const format = sensible.at(-1)
  const large = format && (await smallerOf(picture, picture.large, format))
  return { sources, ...fallback, ...(large && { large: keep(large, format) }) }
}

async function fallbackOf(
  picture: Unencoded,
  format: 'jpeg' | 'png',
  keep: Keep,
): Promise<Pick<Variants, 'fallback'>> {
  if (!OLD.has(picture.raster.format)) return {}
  const found = await smallerOf(picture, picture.fallback, format)
  return found ? { fallback: keep(found, format === 'jpeg' ? 'jpg' : format) } : {}
}

/** One file, if it is wanted and smaller than the original. */
async function smallerOf(
  picture: Unencoded,
  width: number | undefined,
  format: EncodedFormat,
): Promise<Encoded | undefined> {
  const bytes = width === undefined ? undefined : await encodeFile(picture, width, format)
  return bytes && bytes.length < picture.raster.bytes ? { width: width!, bytes } : undefined
}

/** Nothing if one of them is missing. */
async function encodeAll(
  picture: Unencoded,
  widths: readonly number[],
  format: PictureFormat,
): Promise<Encoded[] | undefined> {
  const files: Encoded[] = []
  for (const width of widths) {
    const bytes = await encodeFile(picture, width, format)
    if (!bytes) return undefined
    files.push({ width, bytes })
  }
  return files
}

/** A browser takes the first format it knows, so one that saves nothing must not stand there. */
function withoutHeavier<Made extends { readonly files: readonly Encoded[] }>(
  made: readonly Made[],
): readonly Made[] {
  const weight = ({ files }: Made) => files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  return made.filter((one, index) =>
    made.slice(index + 1).every((other) => weight(one) < weight(other)),
  )
}

/** Judged by the widest, because a list without it would be blurred on fine screens. */
function sourceOf(
  { raster, original }: Unencoded,
  format: PictureFormat,
  files: readonly Encoded[],
  keep: Keep,
): VariantSource | undefined {
  const isOwn = format === (raster.format === 'heif' ? 'avif' : raster.format)
  const widest = files.at(-1)!
  const write = (some: readonly Encoded[]) =>
    some.map((one) => ({ width: one.width, publicPath: keep(one, format) }))
  // Whoever does not know AVIF needs the WebP, however small the AVIF is.
  if (widest.bytes.length < raster.bytes || (raster.format === 'heif' && format === 'webp'))
    return { format, files: write(files) }
  // A well packed original is the widest of its own list.
  const narrower = files.filter(({ bytes }) => bytes.length < raster.bytes)
  if (!isOwn || narrower.length === 0 || raster.width !== widest.width) return undefined
  return { format, files: [...write(narrower), { width: raster.width, publicPath: original }] }
}
