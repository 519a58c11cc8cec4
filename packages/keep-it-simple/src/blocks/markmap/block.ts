import { z } from 'zod'
import { defineBlock } from '../define-block.ts'
import { captionOptions } from '../mermaid/caption-options.ts'
import { drawMarkmap } from './markmap.ts'

/** A fence of `markmap`: a mind map of headings and lists. */
export default defineBlock({
  name: 'markmap',
  assets: ['mermaid'],
  about: {
    'zh-CN': '用标题和列表写的思维导图。',
    'en-US': 'A mind map of headings and lists.',
  },
  options: z.object(captionOptions),
  fence: drawMarkmap,
})
