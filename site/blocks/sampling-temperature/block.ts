import { defineBlock, z } from 'keep-it-simple/blocks'

export default defineBlock({
  name: 'sampling-temperature',
  about: {
    'zh-CN': '八个候选词的分布：转动温度、top-k、top-p，再换它们的次序。',
    'en-US':
      'The distribution over eight candidate words, under temperature, top-k, top-p and their order.',
  },
  options: z.object({
    t: z.coerce
      .number()
      .min(0)
      .max(3)
      .default(2)
      .meta({ about: { 'zh-CN': '温度；0 是贪心。', 'en-US': 'Temperature; 0 is greedy.' } }),
    k: z.coerce
      .number()
      .int()
      .min(1)
      .max(8)
      .default(8)
      .meta({ about: { 'zh-CN': '留下前几名。', 'en-US': 'How many of the likeliest stay.' } }),
    p: z.coerce
      .number()
      .min(0.05)
      .max(1)
      .default(0.8)
      .meta({ about: { 'zh-CN': '累计到多少概率。', 'en-US': 'Probability that is enough.' } }),
    order: z
      .enum(['heat', 'cut'])
      .default('heat')
      .meta({
        about: {
          'zh-CN': '先调温度（heat）还是先截断（cut）。',
          'en-US': 'What comes first: the temperature (heat) or the cuts (cut).',
        },
      }),
  }),
  shared: ['t', 'k', 'p', 'order'],
})
