import type { Engine } from './run-code.ts'
import { databaseEngine, type DatabaseService } from './run-database.ts'

/** SQLite, by the build of its own makers. */
export const createEngine = (service: DatabaseService): Engine =>
  databaseEngine(
    service,
    () => new Worker(new URL('./sqlite-worker.ts', import.meta.url), { type: 'module' }),
  )
