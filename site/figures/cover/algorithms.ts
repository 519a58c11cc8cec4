import { createHash } from 'node:crypto'
import { FAINT, INK, RED, area, block, box, dot, line, numbers, sheet, times } from './paper.ts'

const BITS = 96
const HASHES = 3

const bitsOf = (word: string) =>
  times(
    HASHES,
    (which) => createHash('sha256').update(`${which} ${word}`).digest().readUInt32BE() % BITS,
  )

/** A real filter of 96 bits with 14 words in it; red is the first stranger it takes for one of them. */
export function bloomFilter(): string {
  const set = new Set(times(14, (at) => bitsOf(`word ${at}`)).flat())
  let stranger = 0
  while (!bitsOf(`stranger ${stranger}`).every((bit) => set.has(bit))) stranger++
  const mistaken = new Set(bitsOf(`stranger ${stranger}`))
  return sheet(
    1200,
    900,
    ...times(BITS, (bit) => {
      const [x, y] = [126 + (bit % 12) * 80, 136 + Math.floor(bit / 12) * 80]
      if (!set.has(bit)) return box(x + 3, y + 3, 62, 62, FAINT)
      return block(x, y, 68, 68, mistaken.has(bit) ? RED : INK)
    }),
  )
}

/** Two windows, each within its limit; the last of one and the first of the next stand together. */
export const rateLimiter = () =>
  sheet(
    1200,
    900,
    box(90, 230, 510, 440),
    box(600, 230, 510, 440),
    line(times(14, (at) => `M${382 + at * 15} 330v240`).join(''), RED, 8),
    line(times(14, (at) => `M${622 + at * 15} 330v240`).join(''), RED, 8),
    line('M370 720h460M370 700v40M830 700v40'),
  )

const RUNS = 400
const BINS = 26

/** The same command measured twice: two heaps of times, nearly the same, and yet not the same mean. */
export function hyperfineBenchmark(): string {
  const next = numbers(3)
  const heap = () => {
    const bins = times(BINS, () => 0)
    for (let run = 0; run < RUNS; run++) {
      const sum = next() + next() + next() + next()
      bins[Math.min(BINS - 1, Math.floor((sum / 4) * BINS))]! += 1
    }
    return bins
  }
  const [first, second] = [heap(), heap()]
  const high = Math.max(...first, ...second)
  const steps = (bins: readonly number[]) =>
    bins.map((count) => `V${Math.round(760 - (count / high) * 560)}h${1040 / BINS}`).join('')
  return sheet(
    1200,
    900,
    area(`M80 760${steps(first)}V760z`, FAINT),
    line(`M80 760${steps(second)}V760`, RED, 8),
    line('M60 760h1080'),
  )
}

/** A queue, a bit per entry, a hand: it passes those that were asked for and drops the first that was not. */
const VISITED = '011010111'

export function cacheEviction(): string {
  const victim = VISITED.lastIndexOf('0')
  const left = (at: number) => 84 + at * 116
  return sheet(
    1200,
    900,
    ...[...VISITED].flatMap((bit, at) => {
      const y = at === victim ? 560 : 400
      const shape = at === victim ? block(left(at), y, 96, 96, RED) : box(left(at), y, 96, 96)
      return bit === '1' ? [shape, dot(left(at) + 48, y + 48, 18, INK)] : [shape]
    }),
    line(`M${left(VISITED.length - 1) + 48} 330C1000 200 800 180 ${left(victim) + 48} 356`, INK),
    area(`M${left(victim) + 26} 330l22 50 30-44z`, INK),
  )
}
