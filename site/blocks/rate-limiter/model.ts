/**
 * The limiters of the article, on a clock that is handed to them. Times are whole nanoseconds, as in
 * Go, so that a price that does not divide a second is cut off in the same place.
 */
export const MS = 1e6
export const SECOND = 1000 * MS

export interface Limiter {
  allow(now: number): boolean
  /** How many more it would let through at this moment. */
  room(now: number): number
}

export function fixedWindow(limit: number): Limiter {
  let index = 0
  let count = 0
  return {
    allow(now) {
      const window = Math.trunc(now / SECOND)
      if (window !== index) [index, count] = [window, 0]
      if (count === limit) return false
      count++
      return true
    },
    room: (now) => (Math.trunc(now / SECOND) === index ? limit - count : limit),
  }
}

export function slidingLog(limit: number): Limiter {
  let log: number[] = []
  const forget = (now: number) => {
    let old = 0
    while (old < log.length && log[old]! <= now - SECOND) old++
    if (old > 0) log = log.slice(old)
  }
  return {
    allow(now) {
      forget(now)
      if (log.length === limit) return false
      log.push(now)
      return true
    },
    room: (now) => limit - log.filter((time) => time > now - SECOND).length,
  }
}

/** What a bucket does when the clock it is asked with goes back; the article compares the three. */
export const REFILLS = ['forward', 'clamped', 'raw'] as const
export type Refill = (typeof REFILLS)[number]

export function tokenBucket(perSecond: number, burst: number, refill: Refill, start = 0): Limiter {
  const cost = Math.trunc(SECOND / perSecond)
  const full = cost * burst
  let credit = full
  let last = start
  const after = (now: number) => Math.min(full, credit + now - last)
  return {
    allow(now) {
      if (refill === 'raw' || now > last) credit = after(now)
      if (refill !== 'forward' || now > last) last = now
      if (credit < cost) return false
      credit -= cost
      return true
    },
    room: (now) => Math.max(0, Math.floor((now > last ? after(now) : credit) / cost)),
  }
}

export interface Queue extends Limiter {
  /** When the last one that was let in leaves. */
  lastLeaves(): number
}

/** A leaky bucket as a queue: those let in leave at a fixed pace. */
export function leakyQueue(perSecond: number, size: number): Queue {
  const interval = Math.trunc(SECOND / perSecond)
  let next = 0
  return {
    allow(now) {
      const start = Math.max(next, now)
      if (start - now >= size * interval) return false
      next = start + interval
      return true
    },
    room: (now) => Math.max(0, size - Math.ceil(Math.max(0, next - now) / interval)),
    lastLeaves: () => next - interval,
  }
}

/** The smallest bucket that turns nobody away: the debt at its worst. */
export function needBurst(times: readonly number[], perSecond: number): number {
  const cost = Math.trunc(SECOND / perSecond)
  let [debt, worst, last] = [0, 0, 0]
  for (const time of times) {
    debt = Math.max(0, debt - (time - last)) + cost
    last = time
    worst = Math.max(worst, debt)
  }
  return Math.ceil(worst / cost)
}
