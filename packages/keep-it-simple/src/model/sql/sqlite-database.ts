import { queryPlan } from './query-plan.ts'
import type { SqlResult } from './result-text.ts'
import { MAX_ROWS, SqlError, type SqlDatabase } from './run-sql.ts'

/** What is used of SQLite's own build for the web; the build for Node is the same program. */
export interface Sqlite {
  readonly capi: {
    readonly sqlite3_libversion: () => string
    readonly sqlite3_errmsg: (database: number) => string
    readonly sqlite3_column_text: (statement: number, column: number) => string | null
  }
  readonly oo1: { readonly DB: new (name: string) => Connection }
}

/**
 * Read from `globalThis.sqlite3ApiConfig` when SQLite starts. Databases live in memory, so none of the
 * browser's storages is missed; and what goes wrong is thrown, not written to the console as well.
 */
export const SQLITE_CONFIG = {
  ...Object.fromEntries(['debug', 'error', 'log', 'warn'].map((name) => [name, () => undefined])),
  disable: {
    vfs: { kvvfs: true, opfs: true, 'opfs-vfs': true, 'opfs-sahpool': true, 'opfs-wl': true },
  },
}

interface Connection {
  readonly pointer?: number | undefined
  readonly prepare: (text: string) => Statement
  readonly close: () => void
}

interface Statement {
  readonly pointer?: number | undefined
  readonly columnCount: number
  readonly getColumnNames: () => string[]
  readonly step: () => boolean
  readonly finalize: () => unknown
}

/** An empty database in memory. */
export function openSqlite({ capi, oo1 }: Sqlite): SqlDatabase & { readonly close: () => void } {
  const connection = new oo1.DB(':memory:')
  const refused = (error: unknown) =>
    error instanceof SqlError || !isOfDatabase(error)
      ? error
      : new SqlError(`Error: ${capi.sqlite3_errmsg(connection.pointer ?? 0)}`)
  const textOf = (statement: Statement) => (_: string, column: number) =>
    capi.sqlite3_column_text(statement.pointer ?? 0, column) ?? ''
  const run = async (text: string): Promise<SqlResult | undefined> => {
    let statement: Statement | undefined
    try {
      statement = connection.prepare(text)
      const columns = statement.columnCount === 0 ? [] : statement.getColumnNames()
      const rows: string[][] = []
      // Text as SQLite itself makes it of a number.
      while (statement.step()) {
        if (rows.length === MAX_ROWS) throw new SqlError(`Error: more than ${MAX_ROWS} rows`)
        rows.push(columns.map(textOf(statement)))
      }
      if (columns.length === 0) return undefined
      const plan = queryPlan(columns, rows)
      return { columns, rows, ...(plan && { plan }) }
    } catch (error) {
      throw refused(error)
    } finally {
      statement?.finalize()
    }
  }
  return { run, close: () => connection.close() }
}

/** Any other error is ours, or the machine's. */
const isOfDatabase = (error: unknown): boolean =>
  error instanceof Error && error.name === 'SQLite3Error'
