import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes of one process that nobody minds: an edit on a site of ten thousand pages stays below. */
export const MUCH = 800_000_000
/** The same where the bundler is about to work beside it, which takes half a gigabyte itself. */
export const SHARED = 400_000_000

/**
 * Between two parts of a build: gives back what the first left behind, before the second needs room.
 * By itself V8 keeps what it once had, because it would rather take more than look for what is free.
 */
export function collectGarbage(allowed: number): void {
  if (process.memoryUsage.rss() < allowed) return
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: object) => void
  // Any other flavor empties the pages and keeps them.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
