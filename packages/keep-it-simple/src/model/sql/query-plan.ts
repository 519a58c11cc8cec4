/** The columns of SQLite's `EXPLAIN QUERY PLAN`. */
const COLUMNS = 'id parent notused detail'

/** The lines of a plan, each step below the one it belongs to; nothing for any other result. */
export function queryPlan(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string[] | undefined {
  if (columns.join(' ') !== COLUMNS) return undefined
  const below = (parent: string, indent: string): string[] =>
    rows
      .filter((row) => row[1] === parent)
      .flatMap(([id = '', , , detail = '']) => [indent + detail, ...below(id, `${indent}  `)])
  return below('0', '')
}
