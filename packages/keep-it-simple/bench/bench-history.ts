import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PeerResult } from './peers/measure-peer.ts'
import type { Cost } from './run-measured.ts'
import type { Weight } from './weigh-article.ts'

/** One run of the bench. Ratios are of work, within the run, so that machines and loads matter less. */
export interface BenchEntry {
  readonly pages: number
  readonly lean: boolean
  /** Of the machine over five minutes, before and after. */
  readonly load: readonly [before: number, after: number]
  readonly costs: Readonly<Record<string, Cost>>
  /** Seconds by the clock of the stages of the cold build. */
  readonly stages?: Readonly<Record<string, number>>
  /** Seconds from an edit to its release with `kis build --watch`. */
  readonly watched?: number
  readonly ratios: Readonly<Record<string, number>>
  /** Of an article of ours and what others needed, where they were asked. */
  readonly weight?: Weight
  readonly peers?: Readonly<Record<string, PeerResult>>
}

const FILE = join(import.meta.dirname, 'history.jsonl')
/** Less is what the load of a machine makes of the same work. */
const WORSE = 1.1

/** What grew by a tenth since the last run of this size that was kept. */
export function compareWithHistory(entry: BenchEntry, file = FILE): string[] {
  const last = read(file).findLast(
    ({ pages, lean }) => pages === entry.pages && lean === entry.lean,
  )
  if (!last) return []
  const ratios = Object.entries(entry.ratios).flatMap(([name, now]) => {
    const before = last.ratios[name]
    return before !== undefined && now > before * WORSE
      ? [`worse: ${name} was ${before} and is ${now}`]
      : []
  })
  const memory = Object.entries(entry.costs).flatMap(([name, { memory: now }]) => {
    const before = last.costs[name]?.memory
    return before !== undefined && now > before * WORSE
      ? [`worse: memory of ${name} was ${before} MB and is ${now} MB`]
      : []
  })
  return [...ratios, ...memory, ...heavier(entry.weight, last.weight)]
}

const heavier = (now?: Weight, before?: Weight): string[] =>
  now && before && now.bytes > before.bytes * WORSE
    ? [`worse: an article weighed ${before.bytes} bytes and weighs ${now.bytes}`]
    : []

export function keepInHistory(entry: BenchEntry, file = FILE): void {
  appendFileSync(file, `${JSON.stringify(entry)}\n`)
}

function read(file: string): BenchEntry[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as BenchEntry)
}
