import { extname } from 'node:path'
import type { MarkdownIt, Token } from 'markdown-it'
import { escapeHtml } from '#model/escape-html.ts'
import { toHref } from '#model/path.ts'
import { pageEnv, report, type PageEnv } from '../page-env.ts'
import { findMedia, publishMedia, type Media } from './find-media.ts'
import { placePicture, type Picture } from './picture.ts'

const TYPES = {
  video: { '.mp4': 'video/mp4', '.webm': 'video/webm', '.ogv': 'video/ogg' },
  audio: {
    '.mp3': 'audio/mpeg',
    '.m4a': 'audio/mp4',
    '.ogg': 'audio/ogg',
    '.opus': 'audio/ogg',
    '.webm': 'audio/webm',
    '.flac': 'audio/flac',
    '.wav': 'audio/wav',
  },
} as const
/** Until its first frame is there, a clip without poster or size is taken to be wide. */
const WIDE = { width: 1280, height: 720 }

/** A film or a sound in a file of the author's. */
export interface Clip extends Record<string, unknown> {
  readonly kind: 'video' | 'audio'
  readonly files: readonly Media[]
  /** Its name, for those who do not see it. */
  readonly title: string
  /** `poster`, `width`, `height`, `loop`, `muted`. */
  readonly values: Readonly<Record<string, string>>
  readonly fileLine: number
  poster?: Picture
}

/** Finds and publishes a file of a clip; reports when browsers cannot play it. */
export function findClip(
  env: PageEnv,
  kind: Clip['kind'],
  written: string,
  line: number,
): Media | undefined {
  const media = findMedia(env, written, line)
  if (!media) return undefined
  if (typeOf(kind, media) === undefined) {
    const message = `\`${written}\` is not a ${kind === 'video' ? 'clip' : 'recording'} browsers play.`
    const remedy =
      kind === 'video' ? 'Use MP4 (H.264), WebM or Ogg.' : 'Use MP3, M4A, Ogg, WebM, FLAC or WAV.'
    report(env, { severity: 'error', code: 'embed-file', message, remedy }, { line })
    return undefined
  }
  publishMedia(env, media)
  return media
}

const typeOf = (kind: Clip['kind'], { absolute }: Media): string | undefined =>
  (TYPES[kind] as Readonly<Record<string, string>>)[extname(absolute).toLowerCase()]

/** The poster has to be looked at first: it gives the clip its size. */
export async function prepareClips(tokens: readonly Token[], env: PageEnv): Promise<void> {
  for (const token of tokens.flatMap((one) => [one, ...(one.children ?? [])])) {
    if (token.type !== 'clip') continue
    const clip = token.meta as Clip
    const { poster: written } = clip.values
    const poster =
      written === undefined ? undefined : await placePicture(env, written, clip.fileLine)
    if (poster) clip.poster = poster
  }
}

export function clips(md: MarkdownIt): void {
  md.renderer.rules['clip'] = (tokens, index, _options, env) =>
    drawClip(pageEnv(env), tokens[index]!.meta as Clip)
}

function drawClip(env: PageEnv, { kind, files, title, values, poster }: Clip): string {
  const hrefs = files.map(({ publicPath }) => escapeHtml(toHref(env.base, publicPath)))
  const size = { ...WIDE, ...sizeOf(poster), ...sizeOf(values) }
  const still = poster ? ` poster="${escapeHtml(poster.src)}"` : ''
  const look =
    kind === 'video'
      ? ` playsinline preload="none" width="${size.width}" height="${size.height}"${still}`
      : ' preload="none"'
  const flags = ['loop', 'muted']
    .filter((flag) => values[flag] !== undefined)
    .map((flag) => ` ${flag}`)
  const sources = files.map(
    (media, index) => `<source src="${hrefs[index]!}" type="${typeOf(kind, media)!}">`,
  )
  return (
    `<${kind} controls${look}${flags.join('')} aria-label="${escapeHtml(title)}">` +
    `${sources.join('')}<a href="${hrefs[0]!}">${escapeHtml(title)}</a></${kind}>`
  )
}

function sizeOf(
  from: { readonly width?: number | string; readonly height?: number | string } | undefined,
): Partial<typeof WIDE> {
  const width = Number.parseInt(String(from?.width), 10)
  const height = Number.parseInt(String(from?.height), 10)
  return width > 0 && height > 0 ? { width, height } : {}
}
