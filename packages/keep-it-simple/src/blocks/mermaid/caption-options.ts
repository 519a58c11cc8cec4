import { z } from 'zod'

/** Options of everything that is drawn at build: diagrams, mind maps and charts. */
export const captionOptions = {
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
}
