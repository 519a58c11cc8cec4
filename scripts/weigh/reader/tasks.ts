import type { Browser, Page } from '@playwright/test'
import { SLOWER } from './line.ts'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds: of the clock, and of the processor. */
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

export interface Tasks {
  /** Milliseconds of the processor. */
  readonly longest: number
  /** What tasks have above 50 ms, added up. */
  readonly blocking: number
}

const CATEGORIES = ['disabled-by-default-devtools.timeline', '__metadata']
/** Milliseconds above which a task blocks. */
const LONG = 50

/**
 * The tasks of the page's thread while something happens, in time of the processor, as long as they
 * would take on the slower one. Slowed down by the browser they would count what others use of this
 * machine meanwhile, because it waits by the clock.
 */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  run: () => Promise<void>,
): Promise<Tasks> {
  await browser.startTracing(page, { categories: CATEGORIES })
  let buffer: Buffer
  try {
    await run()
  } finally {
    buffer = await browser.stopTracing()
  }
  const { traceEvents: events } = JSON.parse(buffer.toString()) as { traceEvents: TraceEvent[] }
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && threads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => (tdur / 1_000) * SLOWER)
  return {
    longest: Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, one) => sum + Math.max(0, one - LONG), 0),
  }
}
