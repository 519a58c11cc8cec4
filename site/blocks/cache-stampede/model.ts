import { MersenneTwister } from '../mersenne-twister.ts'

export const POLICIES = ['none', 'lock', 'early', 'both'] as const
export type Policy = (typeof POLICIES)[number]

export interface Traffic {
  /** Requests per second. */
  readonly rate: number
  /** Seconds a recomputation takes. */
  readonly cost: number
  readonly ttl: number
  readonly beta: number
  /** Whether a value is there at the start. */
  readonly warm: boolean
}

export interface Hour {
  readonly recomputed: number
  /** The most recomputations at the same time. */
  readonly peak: number
  /** Requests that came while no valid value was there. */
  readonly waited: number
  readonly secondsLost: number
  /** Of the window only: when recomputations start. */
  readonly starts: readonly number[]
  /** Of the window only: from when to when there is no valid value. */
  readonly gaps: readonly (readonly [number, number])[]
}

/** What is drawn, in seconds since the start. */
export interface Window {
  readonly from: number
  readonly to: number
}

const HOUR = 3600
const NOTHING: Window = { from: 0, to: 0 }

/** The last half of the first value's life and what follows; from an empty cache, the beginning. */
export function windowOf({ ttl, warm }: Traffic): Window {
  const from = warm ? ttl / 2 : 0
  return { from, to: from + 1.25 * ttl }
}

/** The page's program: one hour of requests for one key. */
export function simulate(policy: Policy, traffic: Traffic, window: Window = NOTHING): Hour {
  const { rate, cost, ttl, beta, warm } = traffic
  const rng = new MersenneTwister(1)
  const early = policy === 'early' || policy === 'both'
  const locked = policy === 'lock' || policy === 'both'
  const starts: number[] = []
  const gaps: [number, number][] = []
  // All take equally long, so that they end in the order of their beginning.
  const running: number[] = []
  let [ended, recomputed, peak, waited, secondsLost] = [0, 0, 0, 0, 0]
  let expiry = warm ? ttl : -1
  let now = 0
  while ((now += rng.exponential(rate)) < HOUR) {
    while (ended < running.length && running[ended]! <= now) {
      const end = running[ended++]!
      if (expiry < Math.min(end, window.to) && end > window.from) gaps.push([expiry, end])
      expiry = end + ttl
    }
    const lead = early ? -cost * beta * Math.log(1 - rng.random()) : 0
    const begins = now + lead >= expiry && !(locked && ended < running.length)
    if (begins) {
      running.push(now + cost)
      recomputed++
      peak = Math.max(peak, running.length - ended)
      if (now < window.to && now + cost > window.from) starts.push(now)
    }
    if (now >= expiry) {
      waited++
      secondsLost += (begins ? now + cost : running[ended]!) - now
    }
  }
  return { recomputed, peak, waited, secondsLost: round(secondsLost), starts, gaps }
}

/** As Python does: a half goes to the even neighbour. The last bits of a logarithm differ, so not exactly. */
function round(seconds: number) {
  const exact = Number(seconds.toFixed(6))
  const below = Math.floor(exact)
  return exact - below === 0.5 ? below + (below % 2) : Math.round(exact)
}

/** The lowest free row for each recomputation, so that those at the same time stand above each other. */
export function lanes(starts: readonly number[], cost: number): number[] {
  const free: number[] = []
  return starts.map((start) => {
    let lane = free.findIndex((end) => end <= start)
    if (lane < 0) lane = free.length
    free[lane] = start + cost
    return lane
  })
}
