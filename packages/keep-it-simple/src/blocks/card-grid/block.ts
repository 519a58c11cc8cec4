import { z } from 'zod'
import { closeElement, openElement } from '#content/markdown/blocks/container.ts'
import { defineBlock } from '../define-block.ts'

/** More columns than this are narrower than a word. */
const MOST_COLUMNS = 4

/** `::: card-grid cols=3` around cards, `::: card-masonry` around cards and pictures. */
export default defineBlock({
  name: 'card-grid',
  names: ['card-grid', 'card-masonry'],
  assets: ['card'],
  about: {
    'zh-CN': '把卡片排成网格；`card-masonry` 排成瀑布流，也可以放图片。',
    'en-US': 'Cards in a grid; `card-masonry` stacks cards and pictures of any height in columns.',
  },
  options: z.object({
    cols: z.coerce
      .number()
      .int()
      .min(1)
      .max(MOST_COLUMNS)
      .optional()
      .meta({ about: { 'zh-CN': '最多几列。', 'en-US': 'How many columns at most.' } }),
  }),
  container: (container, { cols }) => {
    openElement(container, 'div', {
      class: container.name === 'card-grid' ? 'cards' : 'masonry',
      ...(cols !== undefined && { 'data-cols': String(cols) }),
    })
    container.inside()
    closeElement(container, 'div')
  },
})
