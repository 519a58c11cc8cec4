import { Tinypool } from 'tinypool'
import type { PrerenderSetup } from './prerender-worker.ts'

const BATCH = 50

/** Draw pages on all cores. */
export async function prerender(
  paths: readonly string[],
  setup: PrerenderSetup,
  workers: number,
): Promise<void> {
  if (paths.length === 0) return
  const threads = Math.min(workers, Math.ceil(paths.length / BATCH))
  const pool = new Tinypool({
    filename: new URL('./prerender-worker.ts', import.meta.url).href,
    name: 'prerenderBatch',
    workerData: setup,
    minThreads: threads,
    maxThreads: threads,
  })
  try {
    const batches: Promise<unknown>[] = []
    for (let start = 0; start < paths.length; start += BATCH)
      batches.push(pool.run(paths.slice(start, start + BATCH)))
    await Promise.all(batches)
  } finally {
    await pool.destroy()
  }
}
