import { z } from 'zod'
import { defineBlock } from '../define-block.ts'
import { captionOptions } from './caption-options.ts'
import { drawMermaid } from './mermaid.ts'

/** A fence of `mermaid`: the drawing of the diagram it describes. */
export default defineBlock({
  name: 'mermaid',
  about: {
    'zh-CN': '用 Mermaid 的语法写的图，构建时画成 SVG，读者可以放大。',
    'en-US':
      'A diagram in the language of Mermaid, drawn as SVG at build time; readers can enlarge it.',
  },
  options: z.object(captionOptions),
  fence: drawMermaid,
})
