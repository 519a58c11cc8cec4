import { join } from 'node:path'
import { inParallel } from '../in-parallel.ts'
import type { Runner } from '../runner.ts'

const WORKER = join(import.meta.dirname, './sql-worker.ts')

/** The SQLite that comes with Node: an empty database in memory for each block. */
export const sql: Runner = {
  remedy: 'Use Node 24 or newer.',
  version: () => process.versions['sqlite'] && `SQLite ${process.versions['sqlite']}`,
  prepare: async (workshop) => (programs, done) =>
    inParallel(programs, async ({ code }, index) => {
      const room = workshop.room('main.sql', code)
      const args = [WORKER, join(room, 'main.sql')]
      done(index, await workshop.run(room, process.execPath, args, { announces: true }))
    }),
}
