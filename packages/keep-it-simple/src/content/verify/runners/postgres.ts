import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installedVersion, packageFolder } from '#config/optional-packages.ts'
import type { Runner } from '../runner.ts'
import { runDatabase } from './run-database.ts'

const PACKAGE = '@electric-sql/pglite'
const WORKER = join(import.meta.dirname, './postgres-worker.ts')

let known: string | undefined

/** The PostgreSQL that readers run in the browser: a new cluster in memory for each block. */
export const postgres: Runner = {
  remedy: `Run \`npm install ${PACKAGE}\`.`,
  version() {
    const folder = packageFolder(PACKAGE)
    if (folder === undefined) return undefined
    known ??= `PostgreSQL ${serverVersion(folder)} (PGlite ${installedVersion(PACKAGE)})`
    return known
  },
  prepare: async (workshop) => runDatabase(workshop, WORKER),
}

/** As the program says of itself: `PostgreSQL 17.5 on …`. */
function serverVersion(folder: string): string {
  const program = readFileSync(join(folder, 'dist/pglite.wasm'), 'latin1')
  return /PostgreSQL (\d+(?:\.\d+)*) (?:\(|on )/.exec(program)?.[1] ?? ''
}
