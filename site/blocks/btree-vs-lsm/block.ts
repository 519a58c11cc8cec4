import { defineBlock, z } from 'keep-it-simple/blocks'
import { POLICIES } from './model.ts'

export default defineBlock({
  name: 'btree-vs-lsm',
  about: {
    'zh-CN': '一棵 LSM 树接收 64,000 次写入：各层的 run，以及写、读、空间三种放大。',
    'en-US':
      'An LSM tree takes 64,000 writes: the runs of its levels, and its write, read and space amplification.',
  },
  options: z.object({
    policy: z
      .enum(POLICIES)
      .default('leveled')
      .meta({ about: { 'zh-CN': '压实策略。', 'en-US': 'How it compacts.' } }),
    fanout: z.coerce
      .number()
      .int()
      .min(2)
      .max(16)
      .default(4)
      .meta({ about: { 'zh-CN': '扇出 T。', 'en-US': 'The fan-out T.' } }),
    flush: z.coerce
      .number()
      .int()
      .min(0)
      .max(1000)
      .default(1000)
      .meta({ about: { 'zh-CN': '第几次刷盘之后。', 'en-US': 'After how many flushes.' } }),
  }),
  shared: ['policy', 'fanout', 'flush'],
})
