import { Tinypool } from 'tinypool'
import { SettingsError } from '#config/settings-error.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { DrawnShare } from './prerender-worker.ts'
import { pageDrawer, type DrawnBatch, type FailedSlot, type PrerenderSetup } from './draw-pages.ts'

const BATCH = 50

/** Draw pages, many on all cores; gives what was encrypted. */
export async function prerender(
  paths: readonly string[],
  setup: PrerenderSetup,
  workers: number,
  /** Lets threads end after the pages they have begun. */
  signal?: AbortSignal,
): Promise<Omit<DrawnBatch, 'failed'>> {
  if (paths.length === 0) return { sealed: [] }
  // One batch is one thread's work: this one has the bundle loaded, and another would load it again.
  if (paths.length <= BATCH) return drawHere(paths, setup)
  const threads = Math.min(workers, Math.ceil(paths.length / BATCH))
  const pool = new Tinypool({
    filename: new URL('./prerender-worker.ts', import.meta.url).href,
    name: 'prerenderShare',
    workerData: setup,
    minThreads: threads,
    maxThreads: threads,
  })
  const share: DrawnShare = { paths, batch: BATCH, next: new SharedArrayBuffer(4) }
  const stop = () => void Atomics.store(new Int32Array(share.next), 0, paths.length)
  signal?.addEventListener('abort', stop)
  try {
    const shares = Array.from({ length: threads }, () => pool.run(share) as Promise<DrawnBatch>)
    return together(await Promise.all(shares))
  } finally {
    await pool.destroy()
  }
}

async function drawHere(
  paths: readonly string[],
  setup: PrerenderSetup,
): Promise<Omit<DrawnBatch, 'failed'>> {
  const { draw } = await pageDrawer(setup)
  return together([await draw(paths)])
}

function together(drawn: readonly DrawnBatch[]): Omit<DrawnBatch, 'failed'> {
  const failed = drawn.flatMap((one) => one.failed ?? [])
  if (failed.length > 0) throw SettingsError.of(failed.slice(0, 1).map(slotFailure))
  return { sealed: drawn.flatMap(({ sealed }) => sealed) }
}

const slotFailure = ({ file, path, message }: FailedSlot): Diagnostic => ({
  severity: 'error',
  code: 'slot-failed',
  file,
  message: `The slot cannot be drawn on ${path}: ${message.replace(/[.!]$/, '')}.`,
  remedy: 'Correct the component; what it is given differs from page to page.',
})
