import { isIPv6 } from 'node:net'

const MINUTE = 60_000
/** More addresses than this are not remembered; those that waited longest have their runs back anyway. */
const REMEMBERED = 10_000

interface Bucket {
  runs: number
  at: number
}

/** So many runs a minute for each address, and no more at once than that. */
export class RateLimit {
  private readonly buckets = new Map<string, Bucket>()
  private readonly perMinute: number
  private readonly now: () => number

  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.perMinute = perMinute
    this.now = now
  }

  /** 0 when the run may go ahead, else the seconds until the next one may. */
  take(address: string): number {
    const key = household(address)
    const now = this.now()
    const bucket = this.buckets.get(key) ?? { runs: this.perMinute, at: now }
    const runs = Math.min(
      this.perMinute,
      bucket.runs + ((now - bucket.at) * this.perMinute) / MINUTE,
    )
    // The last of the map is the one asked for last.
    this.buckets.delete(key)
    this.buckets.set(key, { runs: runs >= 1 ? runs - 1 : runs, at: now })
    if (this.buckets.size > REMEMBERED) this.buckets.delete(this.buckets.keys().next().value!)
    return runs >= 1 ? 0 : Math.ceil(((1 - runs) * MINUTE) / this.perMinute / 1000)
  }
}

/** A reader with IPv6 has a whole network of addresses: its first 64 bits count. */
export function household(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/, '')
  if (!isIPv6(plain)) return plain
  const [left = '', right] = plain.split('%')[0]!.split('::')
  const groups = (text: string | undefined) => (text ? text.split(':') : [])
  const [before, after] = [groups(left), groups(right)]
  const zeros = right === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
