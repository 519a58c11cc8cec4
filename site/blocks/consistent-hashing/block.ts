import { defineBlock, z } from 'keep-it-simple/blocks'
import { METHODS } from './model.ts'
import { LIMITS } from './moves.ts'

export default defineBlock({
  name: 'consistent-hashing',
  about: {
    'zh-CN': '两万个键分给十台机器：读者增减机器，换分法和点数，看搬了多少、分得匀不匀。',
    'en-US':
      'Twenty thousand keys on ten nodes: the reader adds and removes nodes, changes the method and the points per node, and sees how much moves and how even it stays.',
  },
  options: z.object({
    method: z
      .enum(METHODS)
      .default('ring')
      .meta({ about: { 'zh-CN': '分法', 'en-US': 'Method' } }),
    points: z.coerce
      .number()
      .int()
      .min(LIMITS.points[0])
      .max(LIMITS.points[1])
      .default(100)
      .meta({ about: { 'zh-CN': '环上每台的点数', 'en-US': 'Points of each node on the ring' } }),
    changes: z
      .string()
      .default('add')
      .meta({
        about: {
          'zh-CN': '依次的变动，用点隔开：add 加一台，数字去掉那一台',
          'en-US': 'Changes in turn, with full stops: add, or the number of a node that goes',
        },
      }),
    swap: z
      .boolean()
      .default(false)
      .meta({
        about: {
          'zh-CN': '去掉一台时，最后一台顶替它的编号',
          'en-US': 'When a node goes, the last one takes its number',
        },
      }),
  }),
  shared: ['method', 'points', 'changes', 'swap'],
})
