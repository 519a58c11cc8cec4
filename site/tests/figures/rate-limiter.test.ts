import { describe, expect, it } from 'vitest'
import {
  leakyQueue,
  MS,
  needBurst,
  SECOND,
  tokenBucket,
  type Refill,
} from '../../blocks/rate-limiter/model.ts'
import { arrivals, lanes, parseVolleys } from '../../blocks/rate-limiter/timeline.ts'
import { pageOutputs, pageText, rowsOf } from './page-output.ts'

const texts = {
  zh: pageText('blog/5.算法/3.分布式与限流/rate-limiter.md'),
  en: pageText('en/blog/5.Algorithms/rate-limiter.md'),
}
const chinese = pageOutputs(texts.zh)
const english = pageOutputs(texts.en)
const settings = { rate: 100, burst: 100, skew: 0, refill: 'forward' } as const

describe('the figure of rate-limiter', () => {
  it('lets through what the program on the page lets through', () => {
    const times = arrivals(parseVolleys('900x200'))
    const shown = (name: string, burst: number) => {
      const lane = lanes(times, { ...settings, burst }).find((one) => one.name === name)!
      return [lane.before, lane.after, lane.accepted]
    }
    const printed = [...chinese[0]!.matchAll(/(\d+) +(\d+) +(\d+)$/gm)]
    expect(printed.map((row) => row.slice(1).map(Number))).toEqual([
      shown('fixed', 100),
      shown('log', 100),
      shown('bucket', 100),
      shown('bucket', 10),
    ])
    expect(english[0]).toBe(chinese[0])
  })

  it('queues like the leaky bucket on the page', () => {
    const queue = leakyQueue(100, 20)
    const accepted = Array.from({ length: 30 }, () => queue.allow(0)).filter(Boolean).length
    const [counts, times] = rowsOf(chinese[2]!)
    expect([accepted, 30 - accepted]).toEqual(counts)
    expect([0, queue.lastLeaves() / MS]).toEqual(times)
    expect(english[2]).toBe(chinese[2])
  })

  it('asks for the bucket the page computes', () => {
    const visits = (rounds: number) =>
      Array.from({ length: rounds }, (_, round) =>
        [0, 1500, 2000, 6000, 6400, 12_000].flatMap((open) =>
          Array.from({ length: 12 }, (_, i) => (14_000 * round + open + 5 * i) * MS),
        ),
      ).flat()
    const rows = [...chinese[3]!.matchAll(/^ *(\d+)\/s +(\d+) +(\d+)$/gm)].map((row) =>
      row.slice(1).map(Number),
    )
    expect(rows).toHaveLength(5)
    for (const [rate, one, twenty] of rows)
      expect([needBurst(visits(1), rate!), needBurst(visits(20), rate!)]).toEqual([one, twenty])
  })

  it('is cheated by a clock as the page says', () => {
    const rows = [...chinese[4]!.matchAll(/by (\d+)m?s +(\w+) +A +(\d+) +B +(\d+)$/gm)]
    expect(rows).toHaveLength(6)
    const times = arrivals([{ at: 1000, count: 200 }])
    for (const [, skew, refill, ...servers] of rows) {
      const bucket = lanes(times, {
        rate: 100,
        burst: 10,
        skew: Number(skew),
        refill: refill as Refill,
      })[2]!
      expect(bucket.servers).toEqual(servers.map(Number))
    }
    expect(english[4]).toBe(chinese[4])
  })

  it('shows what the text beside it says', () => {
    const times = arrivals(parseVolleys('900x200'))
    const bucket = (burst: number) => lanes(times, { ...settings, burst })[2]!.accepted
    expect(texts.zh).toContain(
      `桶是 10 时令牌桶放行 ${bucket(10)} 个，[换成 100](#limiter?burst=100) 就是 ${bucket(100)} 个`,
    )
    expect(texts.en).toContain(
      `A bucket of 10 lets ${bucket(10)} through, [one of 100](#limiter?burst=100) lets through ${bucket(100)}`,
    )
    expect(
      lanes(times, { ...settings, burst: 10, skew: 500, refill: 'clamped' })[2]!.accepted,
    ).toBe(200)
  })

  it('shows how much room is left', () => {
    const bucket = tokenBucket(100, 10, 'forward')
    for (let i = 0; i < 4; i++) bucket.allow(0)
    expect([bucket.room(0), bucket.room(20 * MS), bucket.room(SECOND)]).toEqual([6, 8, 10])
    expect(parseVolleys('900x200.junk.5000x3.10x0')).toEqual([{ at: 900, count: 200 }])
  })
})
