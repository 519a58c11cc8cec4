import { defineBlock, z } from 'keep-it-simple/blocks'

export default defineBlock({
  name: 'growth',
  about: {
    'zh-CN': '复利：每年按百分比增长，若干年后是原来的几倍。',
    'en-US': 'Compound growth: how many times the start, at a rate and after some years.',
  },
  options: z.object({
    rate: z.coerce
      .number()
      .min(0)
      .max(20)
      .default(5)
      .meta({ about: { 'zh-CN': '每年增长百分之几', 'en-US': 'Per cent a year' } }),
    years: z.coerce
      .number()
      .int()
      .min(1)
      .max(50)
      .default(10)
      .meta({ about: { 'zh-CN': '几年', 'en-US': 'How many years' } }),
  }),
  shared: ['rate', 'years'],
})
