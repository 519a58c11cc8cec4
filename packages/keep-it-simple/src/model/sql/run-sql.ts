import { resultText, type SqlResult } from './result-text.ts'
import { splitStatements } from './split-statements.ts'

/** A database that is open. */
export interface SqlDatabase {
  /** What a statement gives; nothing for one without columns. Throws a `SqlError`. */
  readonly run: (statement: string) => Promise<SqlResult | undefined>
}

/** A statement was refused; the message is as its tool prints it. */
export class SqlError extends Error {}

export interface SqlProgram {
  readonly code: string
  /** The programs of its session that stand above it, in their order. */
  readonly before?: readonly string[]
  /** Statements of the file the author has named. */
  readonly setup?: string
}

export interface SqlHost {
  readonly print: (stream: 'stdout' | 'stderr', text: string) => void
  readonly table?: (result: SqlResult) => void
}

/** A row more, and whoever reads it has lost count. */
export const MAX_ROWS = 1000

/**
 * Runs a program in a new database: the set-up file and the programs above without a word, then the
 * program itself, up to its first mistake. True where there was none.
 */
export async function runSql(
  database: SqlDatabase,
  { code, before = [], setup = '' }: SqlProgram,
  host: SqlHost,
): Promise<boolean> {
  // A mistake of the set-up file has to be seen; a program above may be meant to fail.
  const mistakes: SqlHost = {
    print: (stream, text) => {
      if (stream === 'stderr') host.print(stream, text)
    },
  }
  if (!(await runScript(database, setup, mistakes))) return false
  for (const one of before) await runScript(database, one, { print: () => {} })
  return runScript(database, code, host)
}

async function runScript(database: SqlDatabase, text: string, host: SqlHost): Promise<boolean> {
  let printed = false
  for (const statement of splitStatements(text)) {
    try {
      const result = await database.run(statement)
      if (!result) continue
      host.print('stdout', (printed ? '\n' : '') + resultText(result))
      if (!result.plan) host.table?.(result)
      printed = true
    } catch (error) {
      if (!(error instanceof SqlError)) throw error
      host.print('stderr', `${error.message}\n`)
      return false
    }
  }
  return true
}
