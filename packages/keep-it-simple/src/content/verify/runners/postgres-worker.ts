import { PGlite } from '@electric-sql/pglite'
import { openPostgres } from '#model/sql/postgres-database.ts'
import { runInProcess } from './run-in-process.ts'

/** A process: runs the program its argument names, by the build of PostgreSQL that readers have. */
await runInProcess(async () => openPostgres(await PGlite.create()))
