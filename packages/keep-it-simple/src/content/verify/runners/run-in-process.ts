import { readFileSync, writeSync } from 'node:fs'
import { runSql, type SqlDatabase, type SqlProgram } from '#model/sql/run-sql.ts'

/** Runs the program named by the first argument, and exits with 1 if a statement was refused. */
export async function runInProcess(open: () => Promise<SqlDatabase>): Promise<never> {
  const program = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as SqlProgram
  const database = await open()
  writeSync(3, 'ready')
  const ok = await runSql(database, program, {
    print: (stream, text) => writeSync(stream === 'stdout' ? 1 : 2, text),
  })
  process.exit(ok ? 0 : 1)
}
