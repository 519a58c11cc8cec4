import { runSql, type SqlDatabase } from '#model/sql/run-sql.ts'
import { GatheredOutput } from './gather-output.ts'
import type { FromSql, ToSql } from './sql-messages.ts'

/** A database as a worker needs it: loaded once, opened anew for every run. */
export interface LoadedDatabase {
  readonly version: string
  readonly open: () => Promise<SqlDatabase & { readonly close: () => unknown }>
}

/** Begins with a number of bytes, and is called with more as they come. */
export type Came = (bytes: number) => void

const report = (message: FromSql) => postMessage(message)

/** The part all databases have in common: what a worker of this site does with a program it is sent. */
export function answerSql(load: (folder: string, came: Came) => Promise<LoadedDatabase>): void {
  let loading: Promise<LoadedDatabase> | undefined
  const run = async ({ folder, bytes, program }: ToSql) => {
    let loaded = 0
    loading ??= load(folder, (more) => {
      loaded += more
      report({ type: 'progress', loaded, total: bytes })
    })
    const database = await loading
    const session = await database.open()
    report({ type: 'ready', version: database.version })
    const out = { stdout: gather('stdout'), stderr: gather('stderr') }
    const ok = await runSql(session, program, {
      print: (stream, text) => out[stream].write(text),
      table: ({ columns, rows }) => report({ type: 'table', columns, rows }),
    })
    out.stdout.flush()
    out.stderr.flush()
    await session.close()
    report({ type: 'end', ok })
  }
  onmessage = ({ data }: MessageEvent<ToSql>) => {
    run(data).catch(() => {
      loading = undefined
      report({ type: 'failed' })
    })
  }
}

const gather = (stream: 'stdout' | 'stderr') =>
  new GatheredOutput((text) => report({ type: 'print', stream, text }))
