import type { SqlProgram } from '#model/sql/run-sql.ts'
import type { RunStream } from './run-code.ts'

/** Sent to a worker: where the database lies, how many bytes it is, and what to run. */
export interface ToSql {
  readonly folder: string
  readonly bytes: number
  readonly program: SqlProgram
}

/** Sent to the page. */
export type FromSql =
  | { readonly type: 'progress'; readonly loaded: number; readonly total: number }
  | { readonly type: 'ready'; readonly version: string }
  | { readonly type: 'print'; readonly stream: RunStream; readonly text: string }
  | {
      readonly type: 'table'
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  | { readonly type: 'end'; readonly ok: boolean }
  | { readonly type: 'failed' }
