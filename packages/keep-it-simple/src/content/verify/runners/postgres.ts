import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installedVersion, packageFolder } from '#config/optional-packages.ts'
import type { Runner } from '../runner.ts'
import type { Workshop } from '../workshop.ts'
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
  prepare: async (workshop) => runDatabase(workshop, WORKER, await newServer(workshop)),
}

/** The files every program begins with: making them takes longer than most programs. */
async function newServer(workshop: Workshop): Promise<string> {
  const files = join(workshop.folder, 'postgres-files')
  if (existsSync(files)) return files
  const made = await workshop.compile(workshop.folder, process.execPath, [WORKER, files])
  if (made.code !== 0) throw new Error(`PGlite did not start:\n${made.output}`)
  return files
}

/** As the program says of itself: `PostgreSQL 17.5 on …`. */
function serverVersion(folder: string): string {
  const program = readFileSync(join(folder, 'dist/pglite.wasm'), 'latin1')
  return /PostgreSQL (\d+(?:\.\d+)*) (?:\(|on )/.exec(program)?.[1] ?? ''
}
