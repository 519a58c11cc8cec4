import { blake2b } from '../blake2b.ts'

/** The filter of the article: two hashes of BLAKE2b, positions `h1 + i·h2`, bits or counters. */
type Digest = ReturnType<typeof blake2b>
const digests = new Map<string, Digest>()

/** Where the positions of a key begin and how far apart they are: h1 and h2 | 1, modulo m. */
function walk(key: string, m: number): readonly [start: number, step: number] {
  let digest = digests.get(key)
  if (!digest) digests.set(key, (digest = blake2b(key, 16)))
  const [a, b, c, d] = digest
  const high = 2 ** 32 % m
  return [((a % m) * high + b) % m, ((c % m) * high + ((d | 1) >>> 0)) % m]
}

export function positions(key: string, m: number, k: number): number[] {
  const [start, step] = walk(key, m)
  return Array.from({ length: k }, (_, i) => (start + i * step) % m)
}

export interface Filter {
  readonly m: number
  readonly k: number
  readonly bits: Uint8Array
  /** How many of the keys in the set own a bit. */
  readonly counts: Uint16Array
}

export function emptyFilter(m: number, k: number): Filter {
  return { m, k, bits: new Uint8Array(m), counts: new Uint16Array(m) }
}

export function insert(filter: Filter, key: string): void {
  for (const at of positions(key, filter.m, filter.k)) {
    filter.bits[at] = 1
    filter.counts[at]!++
  }
}

/** What clearing does to the bits, and what counting does. */
export function remove(filter: Filter, key: string): void {
  for (const at of positions(key, filter.m, filter.k)) {
    filter.bits[at] = 0
    filter.counts[at]!--
  }
}

export function mayContain(filter: Filter, key: string, table: 'bits' | 'counts'): boolean {
  const [start, step] = walk(key, filter.m)
  for (let i = 0; i < filter.k; i++)
    if (filter[table][(start + i * step) % filter.m] === 0) return false
  return true
}

/** False positives by the formula: n keys, m bits, k positions each. */
export function formula(n: number, m: number, k: number): number {
  return (1 - Math.exp((-k * n) / m)) ** k
}

export function bestK(n: number, m: number): number {
  return Math.max(1, Math.round((m / Math.max(1, n)) * Math.LN2))
}

/** How many of `asked` keys that were never inserted the filter takes for known. */
export function falsePositives(
  filter: Filter,
  asked: number,
  table: 'bits' | 'counts',
  name: (i: number) => string,
): number {
  let hits = 0
  for (let i = 0; i < asked; i++) if (mayContain(filter, name(i), table)) hits++
  return hits
}
