import { writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Sharp } from 'sharp'
import type { SavedPicture } from '#model/desk.ts'
import { MAX_PIXELS } from '../markdown/media/raster.ts'
import { stripMetadata } from '../markdown/media/strip-metadata.ts'
import { isInside } from './inside-site.ts'
import { fileNameOf, isGiven, wordsOf } from './picture-name.ts'
import { rasterKind, type RasterKind } from './raster-kind.ts'

/** As many bytes as a page may show; more is refused before it is read. */
export const MAX_PICTURE = 20 * 1024 * 1024
/** Twice the widest version that is published: more is never shown, and only fills the repository. */
const WIDEST = 2880

interface Paste {
  readonly docs: string
  /** The page's file below `docs/`, and its title. */
  readonly page: string
  readonly title: string
  /** What the browser calls it. */
  readonly name: string
}

/** Saves a picture beside the page it was dropped on; a text is why it was not. */
export async function savePicture(bytes: Buffer, paste: Paste): Promise<SavedPicture | string> {
  const kind = rasterKind(bytes)
  if (!kind) return 'It is no PNG, JPEG, WebP, AVIF or GIF picture.'
  const folder = join(paste.docs, dirname(paste.page))
  if (!isInside(dirname(paste.docs), folder)) return 'The page does not lie in the site’s folder.'
  try {
    const { data, width, height } = await sized(bytes, kind)
    const file = writeNew(folder, fileNameOf(paste.name, paste.page), kind, data)
    const words = isGiven(paste.name) ? wordsOf(paste.name) : paste.title
    const alt = words.replace(/[[\]\\]/g, '')
    return {
      file: posix.join('docs', posix.dirname(paste.page), file),
      markdown: `![${alt}](./${file})`,
      width,
      height,
      bytes: data.length,
    }
  } catch (error) {
    return error instanceof Error ? error.message : 'It cannot be read.'
  }
}

/** Upright, no wider than it is ever shown, and without what a camera wrote into it. */
async function sized(bytes: Buffer, kind: RasterKind) {
  const { default: sharp } = await import('sharp')
  const read = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: true })
  const found = await read().metadata()
  const { width, height } = found.autoOrient
  const frames = found.pages ?? 1
  const whole = { width, height: found.pageHeight ?? height }
  if (frames > 1 || kind === 'gif') return { data: stripMetadata(bytes), ...whole }
  const isTurned = (found.orientation ?? 1) > 1
  const hasNotes = kind === 'avif' && (found.exif ?? found.xmp) !== undefined
  if (width <= WIDEST && !isTurned && !hasNotes) {
    // A broken file is noticed while it is decoded, not while its head is read.
    await read().stats()
    return { data: stripMetadata(bytes), ...whole }
  }
  const picture = read().autoOrient().resize({ width: WIDEST, withoutEnlargement: true })
  const { data, info } = await encoded(picture, kind).toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function encoded(picture: Sharp, kind: RasterKind): Sharp {
  if (kind === 'jpg') return picture.jpeg({ quality: 92, mozjpeg: true })
  if (kind === 'webp') return picture.webp({ quality: 92 })
  return kind === 'avif' ? picture.avif({ quality: 70 }) : picture.png()
}

/** Under the first name that is free: nothing is ever written over. */
function writeNew(folder: string, name: string, kind: RasterKind, data: Buffer): string {
  for (let number = 1; ; number++) {
    const file = `${name}${number === 1 ? '' : `-${number}`}.${kind}`
    try {
      writeFileSync(join(folder, file), data, { flag: 'wx' })
      return file
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EEXIST'
      if (!isTaken || number > 999) throw error
    }
  }
}
