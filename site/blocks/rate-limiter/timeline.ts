import {
  fixedWindow,
  leakyQueue,
  MS,
  SECOND,
  slidingLog,
  tokenBucket,
  type Refill,
} from './model.ts'

export const LIMITERS = ['fixed', 'log', 'bucket', 'leaky'] as const
export const LIMITS = {
  rate: [1, 200],
  burst: [1, 200],
  skew: [0, 1000],
  at: [0, 1900],
  count: [1, 200],
} as const
/** The timeline shows two seconds in parts of 20 ms. */
export const END = 2000
export const PART = 20
const MOST = 2000

/** Volleys by time in milliseconds, `900x200`: 200 requests, one each millisecond from 900 ms on. */
export interface Volley {
  readonly at: number
  readonly count: number
}

export function parseVolleys(text: string): Volley[] {
  return text
    .split('.')
    .map((part) => /^(\d{1,4})x(\d{1,3})$/.exec(part))
    .filter((match) => match !== null)
    .map(([, at, count]) => ({ at: Number(at), count: Number(count) }))
    .filter(({ at, count }) => at <= LIMITS.at[1] && count > 0)
}

export function arrivals(volleys: readonly Volley[]): number[] {
  return volleys
    .flatMap(({ at, count }) => Array.from({ length: count }, (_, i) => (at + i) * MS))
    .filter((time) => time < END * MS)
    .sort((a, b) => a - b)
    .slice(0, MOST)
}

export interface Settings {
  readonly rate: number
  readonly burst: number
  /** By how many milliseconds the clock of server B is ahead. */
  readonly skew: number
  readonly refill: Refill
}

export interface Lane {
  readonly name: (typeof LIMITERS)[number]
  readonly accepted: number
  /** Accepted before and after the full second. */
  readonly before: number
  readonly after: number
  /** Accepted of the requests that came to server A, and to B. */
  readonly servers: readonly [number, number]
  readonly parts: readonly {
    readonly accepted: number
    readonly refused: number
    readonly room: number
  }[]
  /** How long the last one waits, in milliseconds; only a queue makes anybody wait. */
  readonly wait: number
}

/** All limiters on the same requests, which go to servers A and B in turn. */
export function lanes(times: readonly number[], { rate, burst, skew, refill }: Settings): Lane[] {
  const queue = leakyQueue(rate, burst)
  const limiters = {
    fixed: fixedWindow(rate),
    log: slidingLog(rate),
    bucket: tokenBucket(rate, burst, refill, times[0] ?? 0),
    leaky: queue,
  }
  return LIMITERS.map((name) => {
    const limiter = limiters[name]
    const parts = Array.from({ length: END / PART }, () => ({ accepted: 0, refused: 0, room: 0 }))
    const servers: [number, number] = [0, 0]
    let before = 0
    let wait = 0
    let next = 0
    for (const [i, part] of parts.entries()) {
      for (const end = (i + 1) * PART * MS; next < times.length && times[next]! < end; next++) {
        const time = times[next]!
        const now = time + (next % 2) * skew * MS
        if (!limiter.allow(now)) part.refused++
        else {
          part.accepted++
          servers[next % 2]!++
          if (time < SECOND) before++
          if (name === 'leaky') wait = Math.max(wait, (queue.lastLeaves() - now) / MS)
        }
      }
      part.room = limiter.room((i + 1) * PART * MS)
    }
    const accepted = servers[0] + servers[1]
    return { name, accepted, before, after: accepted - before, servers, parts, wait }
  })
}
