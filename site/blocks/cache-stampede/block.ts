import { defineBlock, z } from 'keep-it-simple/blocks'
import { POLICIES } from './model.ts'

export default defineBlock({
  name: 'cache-stampede',
  about: {
    'zh-CN': '一个键的一小时：四种策略各在什么时候重算，谁在等。',
    'en-US': 'One hour of one key: when each of four policies recomputes it, and who waits.',
  },
  options: z.object({
    rate: z.coerce
      .number()
      .int()
      .min(1)
      .max(100)
      .default(50)
      .meta({ about: { 'zh-CN': '每秒的请求数。', 'en-US': 'Requests per second.' } }),
    cost: z.coerce
      .number()
      .min(0.5)
      .max(20)
      .default(2)
      .meta({ about: { 'zh-CN': '重算一次的秒数。', 'en-US': 'Seconds to recompute.' } }),
    ttl: z.coerce
      .number()
      .int()
      .min(10)
      .max(120)
      .default(60)
      .meta({ about: { 'zh-CN': '值有效的秒数。', 'en-US': 'Seconds a value is valid.' } }),
    beta: z.coerce
      .number()
      .min(0.25)
      .max(8)
      .default(1)
      .meta({ about: { 'zh-CN': '提前刷新的 β。', 'en-US': 'β of early refresh.' } }),
    policy: z
      .enum(POLICIES)
      .default('none')
      .meta({ about: { 'zh-CN': '放大哪种策略。', 'en-US': 'Which policy is drawn large.' } }),
    start: z
      .enum(['warm', 'cold'])
      .default('warm')
      .meta({
        about: {
          'zh-CN': '开始时有值（warm）还是没有（cold）。',
          'en-US': 'Whether there is a value at the start (warm) or none (cold).',
        },
      }),
  }),
  shared: ['rate', 'cost', 'ttl', 'beta', 'policy', 'start'],
})
