import { compileBatch, findBlockProblems, type CompileTask } from '#content/compile-worker.ts'
import type { CompiledPage } from '#content/compiled-page.ts'
import { LivePool } from '#content/live/live-pool.ts'
import { scanDocs } from '#content/scan.ts'
import type { CompilerSettings } from '#content/settings.ts'

/** The pages of a site, compiled in this thread. */
export function compiledPages(settings: CompilerSettings): Promise<CompiledPage[]> {
  const { files } = scanDocs(settings.docs)
  return compileBatch({ settings, proofs: new Map(), undrawable: {}, files })
}

/** While it is used, live pages are compiled in this thread: another would load the compiler again. */
export async function withCompilerHere<T>(
  use: () => Promise<T>,
  compile: (task: CompileTask, isAsked: boolean) => Promise<CompiledPage[]> = compileBatch,
): Promise<T> {
  const pool = LivePool.prototype
  const { run, blockProblems } = pool
  pool.run = function here(this: LivePool, task, isAsked) {
    // Its own thread has nothing to do.
    void this.close()
    return compile(task, isAsked)
  }
  pool.blockProblems = findBlockProblems
  try {
    return await use()
  } finally {
    Object.assign(pool, { run, blockProblems })
  }
}
