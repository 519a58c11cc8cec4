import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { CompiledPage } from '../compiled-page.ts'
import type { CompileTask } from '../compile-worker.ts'

/** One core is for whoever answers requests. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1))
/** Milliseconds after which a thread nobody needs is ended; the first one stays. */
const IDLE = 30_000

interface Job {
  readonly task: CompileTask
  readonly resolve: (pages: CompiledPage[]) => void
  readonly reject: (error: unknown) => void
}

/** Threads that stay, with their highlighter and blocks: what is asked for goes before the rest. */
export class LivePool {
  private readonly pool = new Tinypool({
    filename: new URL('../compile-worker.ts', import.meta.url).href,
    name: 'compileBatch',
    minThreads: 1,
    maxThreads: THREADS,
    idleTimeout: IDLE,
  })
  private readonly asked: Job[] = []
  private readonly later: Job[] = []
  private running = 0

  /** How many tasks keep every thread busy. */
  get width(): number {
    return THREADS
  }

  run(task: CompileTask, isAsked: boolean): Promise<CompiledPage[]> {
    return new Promise((resolve, reject) => {
      const queue = isAsked ? this.asked : this.later
      queue.push({ task, resolve, reject })
      this.next()
    })
  }

  blockProblems(root: string): Promise<readonly Diagnostic[]> {
    return this.pool.run(root, { name: 'findBlockProblems' }) as Promise<readonly Diagnostic[]>
  }

  close(): Promise<void> {
    return this.pool.destroy()
  }

  private next(): void {
    while (this.running < THREADS) {
      const job = this.asked.shift() ?? this.later.shift()
      if (!job) return
      this.running++
      const done = () => {
        this.running--
        this.next()
      }
      const result = this.pool.run(job.task) as Promise<CompiledPage[]>
      result.then(job.resolve, job.reject).finally(done)
    }
  }
}
