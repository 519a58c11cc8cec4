import { z } from 'zod'
import { basename } from 'node:path'
import { escapeHtml } from '#model/escape-html.ts'
import { decodePath } from '#model/path.ts'
import { findClip, type Clip } from '#content/markdown/media/clip.ts'
import { defineBlock } from '../define-block.ts'
import { pushFigure } from '../player/figure.ts'

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
    const media = findClip(env, 'video', target, fileLine)
    if (!media) return false
    const caption = title === '' ? '' : `<figcaption>${escapeHtml(title)}</figcaption>`
    pushFigure(state, { class: 'embed', 'data-embed': 'clip' }, caption)
    const figure = state.tokens.at(-2)!
    const label = title === '' ? basename(decodePath(target)) : title
    const clip: Clip = { kind: 'video', files: [media], title: label, values, fileLine }
    const token = Object.assign(new state.Token('clip', '', 0), { meta: clip })
    state.tokens.splice(state.tokens.indexOf(figure), 0, token)
    return undefined
  },
})

function size(zh: string, en: string) {
  return z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .meta({ about: { 'zh-CN': zh, 'en-US': en } })
}
