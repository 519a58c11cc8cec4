import { compileBatch, findBlockProblems } from '#content/compile-worker.ts'
import { CompilePool } from '#content/dev/dev-pages.ts'

/** While it is used, live pages are compiled in this thread: another would load the compiler again. */
export async function withCompilerHere<T>(use: () => Promise<T>): Promise<T> {
  const pool = CompilePool.prototype
  const { run, blockProblems } = pool
  pool.run = function here(this: CompilePool, task) {
    // Its own thread has nothing to do.
    void this.close()
    return compileBatch(task)
  }
  pool.blockProblems = findBlockProblems
  try {
    return await use()
  } finally {
    Object.assign(pool, { run, blockProblems })
  }
}
