import { z } from 'zod'
import { basename, extname } from 'node:path'
import type { Token } from 'markdown-it'
import { escapeHtml } from '#model/escape-html.ts'
import { decodePath, toHref } from '#model/path.ts'
import { findMedia, publishMedia, type Media } from '#content/markdown/media/find-media.ts'
import { placePicture, type Picture } from '#content/markdown/media/picture.ts'
import { report, type PageEnv } from '#content/markdown/page-env.ts'
import { defineBlock } from '../define-block.ts'
import { pushFigure } from '../player/figure.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.ogv': 'video/ogg',
}
/** Until its first frame is there, a clip without poster or size is taken to be wide. */
const WIDE = { width: 1280, height: 720 }

interface VideoMeta extends Record<string, unknown> {
  readonly media: Media
  readonly title: string
  readonly values: Readonly<Record<string, string>>
  readonly fileLine: number
  poster?: Picture
}

/** `@[video poster=./still.jpg](./clip.mp4 "Title")`: nothing is fetched before it is played. */
export default defineBlock({
  name: 'video',
  assets: ['player'],
  about: {
    'zh-CN': '视频文件；播放之前不下载。',
    'en-US': 'A clip in a file; nothing of it is fetched before it is played.',
  },
  options: z.object({
    poster: z
      .string()
      .optional()
      .meta({
        about: { 'zh-CN': '播放之前显示的图片。', 'en-US': 'The picture shown until it plays.' },
      }),
    width: size('宽，像素。', 'Its width in pixels.'),
    height: size('高，像素。', 'Its height in pixels.'),
  }),
  embed: ({ state, env, target, title = '', values, fileLine }) => {
    const media = findMedia(env, target, fileLine)
    if (!media) return false
    if (TYPES[extname(media.absolute).toLowerCase()] === undefined) {
      const message = `\`${target}\` is not a clip browsers play.`
      const remedy = 'Use MP4 (H.264), WebM or Ogg.'
      report(env, { severity: 'error', code: 'embed-file', message, remedy }, { line: fileLine })
      return false
    }
    publishMedia(env, media)
    const caption = title === '' ? '' : `<figcaption>${escapeHtml(title)}</figcaption>`
    pushFigure(state, { class: 'embed', 'data-embed': 'clip' }, caption)
    const figure = state.tokens.at(-2)!
    const label = title === '' ? basename(decodePath(target)) : title
    const meta: VideoMeta = { media, title: label, values, fileLine }
    Object.assign(figure, { type: 'video', meta })
    return undefined
  },
  prepare: prepareVideos,
})

function size(zh: string, en: string) {
  return z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .meta({ about: { 'zh-CN': zh, 'en-US': en } })
}

/** The poster has to be looked at first: it gives the clip its size. */
async function prepareVideos(tokens: readonly Token[], env: PageEnv): Promise<void> {
  for (const token of tokens) {
    if (token.type !== 'video') continue
    const meta = token.meta as VideoMeta
    const { poster: written } = meta.values
    const poster =
      written === undefined ? undefined : await placePicture(env, written, meta.fileLine)
    token.content = drawVideo(env, meta, poster) + token.content
    token.type = 'own_html'
  }
}

function drawVideo(
  env: PageEnv,
  { media, title, values }: VideoMeta,
  poster: Picture | undefined,
): string {
  const src = escapeHtml(toHref(env.base, media.publicPath))
  const size = { ...WIDE, ...sizeOf(poster), ...sizeOf(values) }
  const still = poster ? ` poster="${escapeHtml(poster.src)}"` : ''
  const type = TYPES[extname(media.absolute).toLowerCase()]!
  return (
    `<video controls playsinline preload="none" width="${size.width}" height="${size.height}"${still} aria-label="${escapeHtml(title)}">` +
    `<source src="${src}" type="${type}"><a href="${src}">${escapeHtml(title)}</a></video>`
  )
}

function sizeOf(
  from: { readonly width?: number | string; readonly height?: number | string } | undefined,
): Partial<typeof WIDE> {
  const width = Number(from?.width)
  const height = Number(from?.height)
  return width > 0 && height > 0 ? { width, height } : {}
}
