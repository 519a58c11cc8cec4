import { compileBatch, findBlockProblems } from '#content/compile-worker.ts'
import { LivePool } from '#content/live/live-pool.ts'

/** While it is used, live pages are compiled in this thread: another would load the compiler again. */
export async function withCompilerHere<T>(use: () => Promise<T>): Promise<T> {
  const pool = LivePool.prototype
  const { run, blockProblems } = pool
  pool.run = function here(this: LivePool, task) {
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
