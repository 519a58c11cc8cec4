import { MersenneTwister } from '../mersenne-twister.ts'
import { LSM, MEMTABLE, type Policy } from './lsm.ts'

export const POLICIES = ['leveled', 'tiered'] as const
export type { Policy }

const KEYS = 50_000
const PUTS = 1000 * MEMTABLE

export interface Moment {
  readonly puts: number
  /** Entries in the runs of each level, the oldest run first. */
  readonly runs: readonly (readonly number[])[]
  /** Entries written to each level since the beginning, and by this flush. */
  readonly written: readonly number[]
  readonly flushed: readonly number[]
  /** Entries still in memory. */
  readonly waiting: number
  /** Keys that exist. */
  readonly live: number
}

/** The page's `measure`: the state after every flush of the memtable, and last the one at the end. */
export function measure(fanout: number, policy: Policy): Moment[] {
  const rng = new MersenneTwister(1)
  const tree = new LSM(fanout, policy)
  const exists = new Uint8Array(KEYS)
  const moments: Moment[] = []
  let live = 0
  const note = () => {
    const before = moments.at(-1)?.written ?? []
    moments.push({
      puts: tree.puts,
      runs: tree.levels.map((level) => level.map((run) => run.length)),
      written: [...tree.written],
      flushed: tree.written.map((entries, depth) => entries - (before[depth] ?? 0)),
      waiting: tree.waiting(),
      live,
    })
  }
  note()
  while (tree.puts < PUTS) {
    const key = rng.below(KEYS)
    const deleted = rng.random() < 0.05
    live += (deleted ? 0 : 1) - exists[key]!
    exists[key] = deleted ? 0 : 1
    if (tree.put(key, deleted) || tree.puts === PUTS) note()
  }
  return moments
}

export const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Entries written for each that was put; runs to look into; entries stored for each key that exists. */
export function amplification({ puts, runs, written, live }: Moment) {
  return {
    write: puts === 0 ? 0 : sum(written) / puts,
    read: runs.flat().length,
    space: live === 0 ? 0 : sum(runs.flat()) / live,
  }
}
