import { defineBlock } from '../define-block.ts'

/** `::: center` … `:::` */
export default defineBlock({
  name: 'center',
  about: {
    'zh-CN': '让其中的文字居中。',
    'en-US': 'Centres the text inside it.',
  },
  render: ({ inner }) => `<div class="center">\n${inner}</div>`,
})
