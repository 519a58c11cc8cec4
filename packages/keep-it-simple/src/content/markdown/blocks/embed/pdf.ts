import { basename, extname } from 'node:path'
import { fill } from '#locale/fill.ts'
import { byteSize } from '#model/byte-size.ts'
import { decodePath, toHref } from '#model/path.ts'
import { strings } from '../../../interface-strings.ts'
import { findMedia, publishMedia } from '../../media/find-media.ts'
import { report } from '../../page-env.ts'
import type { EmbedBlock } from '../embeds.ts'
import { pushFigure } from './figure.ts'
import { linkCard } from './link-card.ts'

const SIGN = 'M5 2.500h6.500l4 4v11H5zM11.500 2.500v4h4M7.500 10.500h5M7.500 13.500h5'

/** `@[pdf](./paper.pdf "Title")`: a link to the file; a click opens it in place. */
export const pdf: EmbedBlock = {
  names: ['pdf'],
  draw: ({ state, env, target, title = '', fileLine }) => {
    const media = findMedia(env, target, fileLine)
    if (!media) return
    if (extname(media.absolute).toLowerCase() !== '.pdf') {
      const message = `\`${target}\` is not a PDF.`
      const remedy = 'Name a file that ends in `.pdf`.'
      report(env, { severity: 'error', code: 'embed-file', message, remedy }, { line: fileLine })
      return
    }
    publishMedia(env, media)
    env.assets.add('embeds')
    const href = toHref(env.base, media.publicPath)
    const card = linkCard({
      href,
      frame: href,
      title: title === '' ? basename(decodePath(target)) : title,
      note: fill(strings(env).embedPdf, { size: byteSize(media.size) }),
      sign: SIGN,
    })
    pushFigure(state, { class: 'embed', 'data-embed': 'pdf' }, card)
  },
}
