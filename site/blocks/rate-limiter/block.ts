import { defineBlock, z } from 'keep-it-simple/blocks'
import { REFILLS } from './model.ts'
import { LIMITS } from './timeline.ts'

const number = ([min, max]: readonly [number, number]) => z.coerce.number().int().min(min).max(max)

export default defineBlock({
  name: 'rate-limiter',
  about: {
    'zh-CN': '四种限流器在同一条时间线上：读者发请求，改变速率、突发和时钟偏差，看各放行多少。',
    'en-US':
      'Four rate limiters on one timeline: the reader fires requests, moves rate, burst and clock skew, and sees what each lets through.',
  },
  options: z.object({
    fired: z
      .string()
      .default('900x200')
      .meta({
        about: {
          'zh-CN': '发出的请求，用点隔开：900x200 是从 900 ms 起每毫秒一个，共 200 个',
          'en-US':
            'Volleys, with full stops: 900x200 is 200 requests, one a millisecond from 900 ms on',
        },
      }),
    rate: number(LIMITS.rate)
      .default(100)
      .meta({ about: { 'zh-CN': '每秒多少次', 'en-US': 'Requests per second' } }),
    burst: number(LIMITS.burst)
      .default(10)
      .meta({
        about: { 'zh-CN': '桶或队列的大小', 'en-US': 'Size of the bucket and of the queue' },
      }),
    skew: number(LIMITS.skew)
      .default(0)
      .meta({
        about: {
          'zh-CN': '机器 B 的时钟快多少毫秒',
          'en-US': 'Milliseconds the clock of server B is ahead',
        },
      }),
    refill: z
      .enum(REFILLS)
      .default('forward')
      .meta({
        about: {
          'zh-CN': '时钟回退时令牌桶怎么补',
          'en-US': 'How the bucket refills when time goes back',
        },
      }),
  }),
  shared: ['fired', 'rate', 'burst', 'skew', 'refill'],
})
