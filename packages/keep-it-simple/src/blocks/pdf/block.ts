import { basename, extname } from 'node:path'
import { fill } from '#locale/fill.ts'
import { byteSize } from '#model/byte-size.ts'
import { decodePath, toHref } from '#model/path.ts'
import { blockStrings } from '#content/interface-strings.ts'
import { findMedia, publishMedia } from '#content/markdown/media/find-media.ts'
import { report } from '#content/markdown/page-env.ts'
import { defineBlock } from '../define-block.ts'
import { pushFigure } from '../player/figure.ts'
import { linkCard } from '../player/link-card.ts'
import words from './words.ts'

const SIGN = 'M5 2.500h6.500l4 4v11H5zM11.500 2.500v4h4M7.500 10.500h5M7.500 13.500h5'

/** `@[pdf](./paper.pdf "Title")`: a link to the file; a click opens it in place. */
export default defineBlock({
  name: 'pdf',
  assets: ['player'],
  about: {
    'zh-CN': '指向 PDF 文件的卡片，点一下就在原处打开。',
    'en-US': 'A card that leads to a PDF; a click opens it in place.',
  },
  embed: ({ state, env, target, title = '', fileLine }) => {
    const media = findMedia(env, target, fileLine)
    if (!media) return false
    if (extname(media.absolute).toLowerCase() !== '.pdf') {
      const message = `\`${target}\` is not a PDF.`
      const remedy = 'Name a file that ends in `.pdf`.'
      report(env, { severity: 'error', code: 'embed-file', message, remedy }, { line: fileLine })
      return false
    }
    publishMedia(env, media)
    const href = toHref(env.base, media.publicPath)
    const card = linkCard({
      href,
      frame: href,
      title: title === '' ? basename(decodePath(target)) : title,
      note: fill(blockStrings(env, 'pdf', words).note, { size: byteSize(media.size) }),
      sign: SIGN,
    })
    pushFigure(state, { class: 'embed', 'data-embed': 'pdf' }, card)
    return undefined
  },
})
