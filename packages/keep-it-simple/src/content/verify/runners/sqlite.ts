import { join } from 'node:path'
import { installedVersion } from '#config/optional-packages.ts'
import type { Runner } from '../runner.ts'
import { runDatabase } from './run-database.ts'

const WORKER = join(import.meta.dirname, './sqlite-worker.ts')

/** The SQLite that readers run in the browser: an empty database in memory for each block. */
export const sqlite: Runner = {
  remedy: 'Run `npm install @sqlite.org/sqlite-wasm`.',
  version() {
    const version = installedVersion('@sqlite.org/sqlite-wasm')
    return version && `SQLite ${version.replace(/-.*/, '')}`
  },
  prepare: async (workshop) => runDatabase(workshop, WORKER),
}
