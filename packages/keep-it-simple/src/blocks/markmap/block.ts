import { z } from 'zod'
import { defineBlock } from '../define-block.ts'
import { drawMarkmap } from './markmap.ts'

/** A fence of `markmap`: a mind map of headings and lists. */
export default defineBlock({
  name: 'markmap',
  assets: ['mermaid'],
  about: {
    'zh-CN': '用标题和列表写的思维导图。',
    'en-US': 'A mind map of headings and lists.',
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
  fence: drawMarkmap,
})
