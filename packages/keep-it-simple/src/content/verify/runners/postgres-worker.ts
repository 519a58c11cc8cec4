import { readFileSync, writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { openPostgres } from '#model/sql/postgres-database.ts'
import { runInProcess } from './run-in-process.ts'

/**
 * A process: with one argument it writes the files of a new server there, with two it runs a program
 * in a server that begins with such files, by the build of PostgreSQL that readers have.
 */
const [program, files] = process.argv.slice(2)
if (program === undefined) throw new Error('postgres-worker needs a file')
if (files === undefined) {
  const server = await PGlite.create()
  const dump = await server.dumpDataDir('none')
  writeFileSync(program, new Uint8Array(await dump.arrayBuffer()))
  process.exit(0)
}
const loadDataDir = new Blob([readFileSync(files)])
await runInProcess(async () => openPostgres(await PGlite.create({ loadDataDir })))
