import { Tinypool } from 'tinypool'
import type { CompiledPage } from './compiled-page.ts'
import type { DrawingFailures } from './drawings/draw.ts'
import type { Proofs } from './proofs.ts'
import type { CompilerSettings } from './settings.ts'
import type { FoundFile } from './scan.ts'

/** Large enough to make messages rare, small enough to keep both cores busy to the end. */
const BATCH = 25
/** Below this the start of a thread costs more than it saves. */
const WORTH_A_THREAD = 40

/** Compile files on all cores, in the order given. */
export async function compileAll(
  files: readonly FoundFile[],
  settings: CompilerSettings,
  proofs: Proofs,
  identity: string,
  undrawable: DrawingFailures = {},
): Promise<CompiledPage[]> {
  if (files.length === 0) return []
  // Functions cannot be sent to a thread, and nothing there calls them.
  const { hooks: _, ...plain } = settings
  const tasks = batches(files).map((batch) => ({
    settings: plain,
    proofs,
    undrawable,
    identity,
    files: batch,
  }))
  // One thread besides this one would be no gain, either.
  if (files.length < WORTH_A_THREAD || settings.workers < 2) {
    // Loaded only here: with threads, this one needs no highlighter.
    const { compileBatch } = await import('./compile-worker.ts')
    const pages: CompiledPage[] = []
    for (const task of tasks) pages.push(...(await compileBatch(task)))
    return pages
  }
  const pool = new Tinypool({
    filename: new URL('./compile-worker.ts', import.meta.url).href,
    name: 'compileBatch',
    minThreads: settings.workers,
    maxThreads: settings.workers,
  })
  try {
    const results = await Promise.all(
      tasks.map((task) => pool.run(task) as Promise<CompiledPage[]>),
    )
    return results.flat()
  } finally {
    await pool.destroy()
  }
}

function batches<T>(items: readonly T[]): T[][] {
  const result: T[][] = []
  for (let start = 0; start < items.length; start += BATCH)
    result.push(items.slice(start, start + BATCH))
  return result
}
