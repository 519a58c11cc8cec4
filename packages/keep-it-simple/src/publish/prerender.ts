import { Tinypool } from 'tinypool'
import { SettingsError } from '#config/settings-error.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { FailedSlot, PrerenderSetup } from './prerender-worker.ts'

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
    const batches: Promise<FailedSlot | undefined>[] = []
    for (let start = 0; start < paths.length; start += BATCH)
      batches.push(pool.run(paths.slice(start, start + BATCH)) as (typeof batches)[number])
    const failed = (await Promise.all(batches)).filter((one) => one !== undefined)
    if (failed.length > 0) throw SettingsError.of(failed.slice(0, 1).map(slotFailure))
  } finally {
    await pool.destroy()
  }
}

const slotFailure = ({ file, path, message }: FailedSlot): Diagnostic => ({
  severity: 'error',
  code: 'slot-failed',
  file,
  message: `The slot cannot be drawn on ${path}: ${message.replace(/[.!]$/, '')}.`,
  remedy: 'Correct the component; what it is given differs from page to page.',
})
