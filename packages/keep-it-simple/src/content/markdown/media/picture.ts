import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { toHref } from '#model/path.ts'
import { report, type PageEnv } from '../page-env.ts'
import { findMedia, publishMedia, type Media } from './find-media.ts'
import { MAX_PIXELS, NO_ENCODER, readRaster, type Raster } from './raster.ts'
import { activePart, svgSize, type Size } from './svg-size.ts'
import { toneClasses } from './tone.ts'
import { findVariants, pathsOf, type Variants } from './variants.ts'

/** More than a reader should ever be sent. */
const MAX_BYTES = 20 * 1024 * 1024

/** A picture ready to be written into HTML. */
export interface Picture extends Partial<Size> {
  /** What every browser can show. */
  readonly src: string
  /** The file as the author saved it, without its metadata. */
  readonly original: string
  /** For the viewer, where the original is heavier. */
  readonly large?: string
  /** Smaller files, by type; the most modern first. */
  readonly sources: readonly PictureSource[]
  /** Classes that colour its place until it is there. */
  readonly tone?: string
}

export interface PictureSource {
  readonly type: string
  /** The narrowest first. */
  readonly files: readonly { readonly width: number; readonly href: string }[]
}

/** Finds a picture, reads it, publishes it with this page, and reports what is wrong with it. */
export async function placePicture(
  env: PageEnv,
  written: string,
  line: number,
): Promise<Picture | undefined> {
  const media = findMedia(env, written, line)
  if (!media) return undefined
  if (media.size > MAX_BYTES) {
    reportError(
      env,
      line,
      'picture-size',
      `The picture \`${written}\` is larger than 20 MiB.`,
      SMALLER,
    )
    return undefined
  }
  return extname(media.absolute).toLowerCase() === '.svg'
    ? placeDrawing(env, media, written, line)
    : placeRaster(env, media, written, line)
}

const SMALLER = `Save it smaller; ${MAX_PIXELS / 1e6} million pixels are plenty.`

function placeDrawing(env: PageEnv, media: Media, written: string, line: number): Picture {
  const text = readFileSync(media.absolute, 'utf8')
  const active = activePart(text)
  const size = svgSize(text)
  if (active !== undefined)
    reportError(
      env,
      line,
      'active-picture',
      `The picture \`${written}\` holds \`${active}\`, which could run when it is opened.`,
      'Remove it from the SVG.',
    )
  if (!size)
    report(
      env,
      {
        severity: 'warning',
        code: 'picture-size',
        message: `The SVG \`${written}\` does not say how large it is; the page will move when it arrives.`,
        remedy: 'Give its root element a `viewBox`, or `width` and `height`.',
      },
      { line },
    )
  publishMedia(env, media)
  const src = toHref(env.base, media.publicPath)
  return { src, original: src, sources: [], ...size }
}

async function placeRaster(
  env: PageEnv,
  media: Media,
  written: string,
  line: number,
): Promise<Picture | undefined> {
  const raster = await readRaster(media, env.generated)
  if (raster === NO_ENCODER) {
    reportNoEncoder(env, line)
    publishMedia(env, media)
    const src = toHref(env.base, media.publicPath)
    return { src, original: src, sources: [] }
  }
  if (typeof raster === 'string') {
    const message = `The picture \`${written}\` cannot be used: ${raster}.`
    const large = /pixel/.test(raster)
    const remedy = large ? SMALLER : 'Save it again as PNG, JPEG, WebP, AVIF, GIF or SVG.'
    reportError(env, line, large ? 'picture-size' : 'broken-picture', message, remedy)
    return undefined
  }
  if (raster.cleaned && media.file === undefined)
    report(
      env,
      {
        severity: 'warning',
        code: 'picture-metadata',
        message: `The picture \`${written}\` carries notes of its camera or program, and files in \`public/\` are published as they are.`,
        remedy: 'Put it beside the article, where they are cut out.',
      },
      { line },
    )
  if (raster.cleaned && media.file !== undefined)
    env.pictures.push({ file: media.file, generated: true, publicPath: media.publicPath })
  else publishMedia(env, media)
  const { fallback, large, sources } = publishVariants(env, media, raster)
  const href = (publicPath: string) => toHref(env.base, publicPath)
  return {
    src: href(fallback ?? media.publicPath),
    original: href(media.publicPath),
    ...(large !== undefined && { large: href(large) }),
    width: raster.width,
    height: raster.height,
    sources: sources.map(({ format, files }) => ({
      type: `image/${format}`,
      files: files.map(({ width, publicPath }) => ({ width, href: href(publicPath) })),
    })),
    ...(raster.tone && { tone: toneClasses(raster.tone) }),
  }
}

/** The smaller files of a picture, published with this page; none before a build has encoded it. */
function publishVariants(env: PageEnv, media: Media, raster: Raster): Variants {
  const variants = findVariants(env, media, raster) ?? { sources: [] }
  for (const publicPath of pathsOf(variants, media.publicPath))
    env.pictures.push({ generated: true, publicPath })
  return variants
}

function reportNoEncoder(env: PageEnv, line: number): void {
  report(
    env,
    {
      severity: 'warning',
      code: 'missing-package',
      message: 'Pictures are published as they are, because `sharp` cannot be loaded.',
      remedy: 'Run `npm install --include=optional sharp`.',
    },
    { line },
  )
}

function reportError(
  env: PageEnv,
  line: number,
  code: string,
  message: string,
  remedy: string,
): void {
  report(env, { severity: 'error', code, message, remedy }, { line })
}
