import { workerData } from 'node:worker_threads'
import { pageDrawer, type PrerenderSetup } from './draw-pages.ts'

// Tinypool puts its own data first and ours second.
const [, setup] = workerData as [unknown, PrerenderSetup]

/** Runs in a worker thread. */
export const { draw: prerenderBatch } = await pageDrawer(setup)
