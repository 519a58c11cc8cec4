import { z } from 'zod'
import { defineBlock } from '../define-block.ts'
import { closeDetails, openDetails } from '#content/markdown/blocks/details-panel.ts'

/** `::: details Title` … `:::`; `::: details open Title` stands open. */
export default defineBlock({
  name: 'details',
  title: true,
  about: {
    'zh-CN': '可以折叠的一段，点标题展开。',
    'en-US': 'A passage that is folded until a reader opens it by its title.',
  },
  options: z.object({
    open: z
      .boolean()
      .default(false)
      .meta({ about: { 'zh-CN': '一开始就展开。', 'en-US': 'Stands open from the start.' } }),
  }),
  container: (container, { open }) => {
    openDetails(container, { title: container.words, line: container.from - 1, open })
    container.inside()
    closeDetails(container)
  },
})
