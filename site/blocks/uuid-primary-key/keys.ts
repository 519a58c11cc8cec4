import { MersenneTwister } from '../mersenne-twister.ts'

export const KEYS = ['integer', 'v7', 'v4'] as const
export type KeyKind = (typeof KEYS)[number]

/**
 * The keys of the page's program as numbers in the same order. The first 48 bits of a UUIDv4 do; of a
 * UUIDv7 the milliseconds since the first row, the 12 bits of `rand_a` and 20 of `rand_b`.
 */
export function generator(kind: KeyKind): (row: number) => number {
  const rng = new MersenneTwister(1)
  if (kind === 'integer') return (row) => row + 1
  if (kind === 'v7') {
    return (row) => {
      const a = rng.bits(12)
      rng.word()
      return (Math.floor(row / 10) * 4096 + a) * 2 ** 20 + (rng.word() >>> 12)
    }
  }
  return () => {
    rng.word()
    rng.word()
    const low = rng.word() >>> 16
    return rng.word() * 2 ** 16 + low
  }
}
