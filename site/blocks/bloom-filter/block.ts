import { defineBlock, z } from 'keep-it-simple/blocks'
import { CODE_OF_KEYS, LIMITS } from './session.ts'

export default defineBlock({
  name: 'bloom-filter',
  about: {
    'zh-CN':
      '布隆过滤器：读者插入、删除、查询键，改变位数、键数和每键的位置数，看共用的位和误判率。',
    'en-US':
      'A Bloom filter: the reader inserts, removes and asks for keys, and moves bits, keys and positions per key, to see shared bits and the rate of false positives.',
  },
  options: z.object({
    m: z.coerce
      .number()
      .int()
      .min(LIMITS.m[0])
      .max(LIMITS.m[1])
      .default(64)
      .meta({ about: { 'zh-CN': '位数', 'en-US': 'Number of bits' } }),
    n: z.coerce
      .number()
      .int()
      .min(LIMITS.n[0])
      .max(LIMITS.n[1])
      .default(8)
      .meta({
        about: {
          'zh-CN': '先插入 user-0 到 user-(n-1)',
          'en-US': 'How many keys, user-0 and so on, are in it at first',
        },
      }),
    k: z.coerce
      .number()
      .int()
      .min(LIMITS.k[0])
      .max(LIMITS.k[1])
      .default(6)
      .meta({ about: { 'zh-CN': '每个键的位置数', 'en-US': 'Positions of each key' } }),
    asked: z
      .string()
      .regex(CODE_OF_KEYS)
      .default('user-0')
      .meta({ about: { 'zh-CN': '正在看的键', 'en-US': 'The key looked at' } }),
    edits: z
      .string()
      .default('')
      .meta({
        about: {
          'zh-CN': '随后的插入与删除，用逗号隔开；「-user-0」是删除',
          'en-US': 'Insertions and removals that follow, with commas; “-user-0” removes',
        },
      }),
    counters: z
      .boolean()
      .default(false)
      .meta({ about: { 'zh-CN': '用计数器代替位', 'en-US': 'Counters in place of bits' } }),
  }),
  shared: ['m', 'n', 'k', 'asked', 'edits', 'counters'],
})
