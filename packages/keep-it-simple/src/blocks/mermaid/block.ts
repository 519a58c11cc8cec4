import { z } from 'zod'
import { defineBlock } from '../define-block.ts'
import { drawMermaid } from './mermaid.ts'

/** A fence of `mermaid`: the drawing of the diagram it describes. */
export default defineBlock({
  name: 'mermaid',
  about: {
    'zh-CN': '用 Mermaid 的语法写的图，构建时画成 SVG，读者可以放大。',
    'en-US':
      'A diagram in the language of Mermaid, drawn as SVG at build time; readers can enlarge it.',
  },
  options: z.object({
    title: z
      .string()
      .optional()
      .meta({ about: { 'zh-CN': '图下的标题。', 'en-US': 'The caption beneath it.' } }),
    alt: z
      .string()
      .optional()
      .meta({
        about: {
          'zh-CN': '给看不见图的人的说明。',
          'en-US': 'What it shows, for those who do not see it.',
        },
      }),
  }),
  fence: drawMermaid,
})
