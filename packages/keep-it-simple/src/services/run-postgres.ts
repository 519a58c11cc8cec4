import type { Engine } from './run-code.ts'
import { databaseEngine, type DatabaseService } from './run-database.ts'

/** PostgreSQL, by PGlite. */
export const createEngine = (service: DatabaseService): Engine =>
  databaseEngine(
    service,
    () => new Worker(new URL('./postgres-worker.ts', import.meta.url), { type: 'module' }),
  )
