import { extname } from 'node:path'
import { toHref } from '#model/path.ts'
import type { PictureEncoding } from '#model/pictures.ts'
import type { CoverSource } from '#model/post.ts'
import { isPublicPicture } from './check-page.ts'
import { findMedia, publishMedia } from './markdown/media/find-media.ts'
import { readRaster, type Raster } from './markdown/media/raster.ts'
import { fitting } from './markdown/media/used-widths.ts'
import { findVariants, pathsOf, type Wanted } from './markdown/media/variants.ts'
import type { PageEnv } from './markdown/page-env.ts'

/** A cover beside its title on a fine screen. On a phone, or above its title, it is as wide as the text. */
const BESIDE = 480

/** Smaller files of a page's cover; none before a build has encoded it, or where it is a drawing. */
export async function placeCover(
  cover: string | undefined,
  env: PageEnv,
): Promise<readonly CoverSource[] | undefined> {
  // A missing one is reported where the page is checked.
  if (cover === undefined || !env.encoding || !isPublicPicture(cover, env.publicDir))
    return undefined
  const media = extname(cover).toLowerCase() === '.svg' ? undefined : findMedia(env, cover, 1)
  const raster = media && (await readRaster(media, env.generated))
  if (!media || typeof raster !== 'object') return undefined
  // With another file under its name the page is compiled again.
  publishMedia(env, media)
  const variants = findVariants(env, media, raster, coverWidths)
  if (!variants || variants.sources.length === 0) return undefined
  for (const publicPath of pathsOf(variants, media.publicPath))
    env.pictures.push({ generated: true, publicPath })
  const href = (publicPath: string) => toHref(env.base, publicPath)
  return variants.sources.map(({ format, files }) => ({
    type: `image/${format}`,
    srcset: files.map(({ width, publicPath }) => `${href(publicPath)} ${width}w`).join(', '),
  }))
}

function coverWidths({ width, frames }: Raster, { column }: PictureEncoding): Wanted {
  const widths = fitting([BESIDE, column, Math.round(1.5 * column)], width)
  const full = widths.at(-1)!
  return { widths: frames > 1 ? [full] : widths, full }
}
