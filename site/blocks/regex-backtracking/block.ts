import { defineBlock, z } from 'keep-it-simple/blocks'

export default defineBlock({
  name: 'regex-backtracking',
  about: {
    'zh-CN': '同一个模式、同一段文本，一边是回溯的树，一边是状态集合，逐步走。',
    'en-US':
      'One pattern and one text, run step by step as a backtracking tree and as sets of states.',
  },
  options: z.object({
    pattern: z
      .string()
      .max(16)
      .default('(a+)+$')
      .meta({ about: { 'zh-CN': '模式。', 'en-US': 'The pattern.' } }),
    text: z
      .string()
      .max(28)
      .default('aaaaab')
      .meta({ about: { 'zh-CN': '文本。', 'en-US': 'The text.' } }),
    search: z
      .stringbool()
      .or(z.boolean())
      .default(false)
      .meta({
        about: { 'zh-CN': '从每个位置各试一次。', 'en-US': 'Try from every place of the text.' },
      }),
    step: z.coerce
      .number()
      .int()
      .min(0)
      .max(9999)
      .default(9999)
      .meta({
        about: {
          'zh-CN': '走到第几步；超过总数就是走完。',
          'en-US': 'How many steps are taken; more than there are is all of them.',
        },
      }),
  }),
  shared: ['pattern', 'text', 'search', 'step'],
})
