import { readFileSync, writeSync } from 'node:fs'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { splitStatements } from './sql-statements.ts'
import { formatValue } from './sql-value.ts'

/** A process: runs the statements of one file and prints rows as the `sqlite3` shell does. */
const database = new DatabaseSync(':memory:')
const text = readFileSync(process.argv[2] ?? '', 'utf8')
writeSync(3, 'ready')
try {
  for (const one of splitStatements(text)) {
    const statement = database.prepare(one)
    // Integers and reals look alike in script, and not in SQL.
    statement.setReadBigInts(true)
    statement.setReturnArrays(true)
    for (const row of statement.iterate() as Iterable<unknown>) {
      const values = row as readonly SQLOutputValue[]
      writeSync(1, `${values.map(formatValue).join('|')}\n`)
    }
  }
} catch (error) {
  writeSync(2, `Error: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
