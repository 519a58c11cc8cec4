/** Sorted entries, each the key doubled and one more for a tombstone. */
export type Run = Int32Array

export type Policy = 'leveled' | 'tiered'

export const MEMTABLE = 64

/** The page's class of the same name; sorted arrays instead of dictionaries, since they merge faster. */
export class LSM {
  readonly levels: Run[][] = []
  /** Entries written to each level since the beginning. */
  readonly written: number[] = []
  puts = 0
  private memtable = new Map<number, number>()
  private readonly fanout: number
  private readonly policy: Policy

  constructor(fanout: number, policy: Policy) {
    this.fanout = fanout
    this.policy = policy
  }

  /** Whether the memtable was full and has gone to level 0. */
  put(key: number, deleted: boolean) {
    this.memtable.set(key, key * 2 + (deleted ? 1 : 0))
    this.puts++
    if (this.memtable.size < MEMTABLE) return false
    this.receive(0, Int32Array.from(this.memtable.values()).toSorted())
    this.memtable = new Map()
    return true
  }

  waiting() {
    return this.memtable.size
  }

  private receive(depth: number, arriving: Run) {
    const level = (this.levels[depth] ??= [])
    let run = arriving
    if (this.policy === 'leveled' && level.length > 0) run = this.merge([level.pop()!, run], depth)
    this.written[depth] = (this.written[depth] ?? 0) + run.length
    level.push(run)
    const full =
      this.policy === 'tiered'
        ? level.length === this.fanout
        : run.length >= MEMTABLE * this.fanout ** (depth + 1)
    if (!full) return
    this.levels[depth] = []
    this.receive(depth + 1, this.merge(level, depth + 1))
  }

  private merge(runs: readonly Run[], depth: number): Run {
    const merged = runs.reduce(mergeTwo)
    const older = this.levels.slice(depth).some((level) => level.length > 0)
    return older ? merged : merged.filter((entry) => entry % 2 === 0)
  }
}

/** The newer entry of a key wins. */
function mergeTwo(older: Run, newer: Run): Run {
  const merged = new Int32Array(older.length + newer.length)
  let [i, j, end] = [0, 0, 0]
  while (i < older.length && j < newer.length) {
    const [a, b] = [older[i]! >> 1, newer[j]! >> 1]
    if (a === b) i++
    merged[end++] = a < b ? older[i++]! : newer[j++]!
  }
  while (i < older.length) merged[end++] = older[i++]!
  while (j < newer.length) merged[end++] = newer[j++]!
  return merged.slice(0, end)
}
