import { workerData } from 'node:worker_threads'
import { pageDrawer, type DrawnBatch, type PrerenderSetup } from './draw-pages.ts'

/** All pages, and the place of the first that no thread has taken. */
export interface DrawnShare {
  readonly paths: readonly string[]
  readonly batch: number
  readonly next: SharedArrayBuffer
}

// Tinypool puts its own data first and ours second.
const [, setup] = workerData as [unknown, PrerenderSetup]
const { draw } = await pageDrawer(setup)

/**
 * Runs in a worker thread. Threads take their pages themselves: the one that began them packs files
 * meanwhile, and would let them wait.
 */
export async function prerenderShare({ paths, batch, next }: DrawnShare): Promise<DrawnBatch> {
  const place = new Int32Array(next)
  const sealed: string[] = []
  for (;;) {
    const start = Atomics.add(place, 0, batch)
    if (start >= paths.length) return { sealed }
    const drawn = await draw(paths.slice(start, start + batch))
    sealed.push(...drawn.sealed)
    if (!drawn.failed) continue
    // The others need not go on.
    Atomics.store(place, 0, paths.length)
    return { failed: drawn.failed, sealed }
  }
}
