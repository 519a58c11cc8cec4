import type { SqlResult } from './result-text.ts'
import { SqlError, type SqlDatabase } from './run-sql.ts'

/** What is used of PGlite; where it comes from is the business of whoever opens it. */
export interface Postgres {
  readonly exec: (
    query: string,
    options: {
      readonly rowMode: 'array'
      readonly parsers: Readonly<Record<number, (value: string) => unknown>>
    },
  ) => Promise<readonly PostgresResult[]>
}

interface PostgresResult {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
  readonly rows: readonly unknown[]
}

/** Types of the server itself are numbered below this; those of a program have no parser anyway. */
const OWN_TYPES = 16_384
/** Every type as the server writes it. */
const AS_TEXT = Object.fromEntries(
  Array.from({ length: OWN_TYPES }, (_, type) => [type, (value: string): unknown => value]),
)

export function openPostgres(server: Postgres): SqlDatabase {
  const run = async (statement: string): Promise<SqlResult | undefined> => {
    const results = await server
      .exec(statement, { rowMode: 'array', parsers: AS_TEXT })
      .catch((error: unknown) => {
        throw refused(error)
      })
    const last = results.at(-1)
    if (!last || last.fields.length === 0) return undefined
    const columns = last.fields.map(({ name }) => name)
    const rows = (last.rows as readonly (readonly (string | null)[])[]).map((row) =>
      row.map((value) => value ?? ''),
    )
    const isPlan = columns.length === 1 && columns[0] === 'QUERY PLAN'
    return { columns, rows, ...(isPlan && { plan: rows.map(([line = '']) => line) }) }
  }
  return { run }
}

/** As `psql` prints it. */
function refused(error: unknown): unknown {
  if (!(error instanceof Error) || !('severity' in error)) return error
  const { message, severity, detail, hint } = error as Error &
    Partial<Record<'severity' | 'detail' | 'hint', string>>
  const lines = [`${severity}:  ${message}`]
  if (detail) lines.push(`DETAIL:  ${detail}`)
  if (hint) lines.push(`HINT:  ${hint}`)
  return new SqlError(lines.join('\n'))
}
