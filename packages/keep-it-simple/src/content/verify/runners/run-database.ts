import { join } from 'node:path'
import { inParallel } from '../in-parallel.ts'
import type { RunAll } from '../runner.ts'
import type { Workshop } from '../workshop.ts'

/** Each program in a process of its own, with what has to run before it. */
export const runDatabase =
  (workshop: Workshop, worker: string, ...more: readonly string[]): RunAll =>
  (programs, done) =>
    inParallel(programs, async ({ code, before, setup }, index) => {
      const room = workshop.room('program.json', JSON.stringify({ code, before, setup }))
      const args = [worker, join(room, 'program.json'), ...more]
      done(index, await workshop.run(room, process.execPath, args, { announces: true }))
    })
