import { join } from 'node:path'
import { inParallel } from '../in-parallel.ts'
import type { Runner } from '../runner.ts'

const WORKER = join(import.meta.dirname, './javascript-worker.ts')

/** What readers run in the browser, in a process of its own: the same names, the same printing. */
export const javascript: Runner = {
  remedy: 'Use Node 24 or newer.',
  version: () => `JavaScript (Node ${process.versions.node})`,
  prepare: async (workshop) => (programs, done) =>
    inParallel(programs, async ({ code }, index) => {
      const room = workshop.room('main.js', code)
      const args = [WORKER, join(room, 'main.js')]
      done(index, await workshop.run(room, process.execPath, args, { announces: true }))
    }),
}
