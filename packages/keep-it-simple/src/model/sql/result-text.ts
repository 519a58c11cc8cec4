import { WIDE_RUN } from '../wide-runs.ts'

/** What a statement gave, as text: NULL is nothing, as where the tools themselves print it. */
export interface SqlResult {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** A plan is lines, not a table. */
  readonly plan?: readonly string[]
}

/**
 * Names, a rule, a line for each row, in columns that line up: one form for both databases, for what
 * is verified and for what readers run.
 */
export function resultText({ columns, rows, plan }: SqlResult): string {
  if (plan) return plan.map((line) => `${line}\n`).join('')
  const lines = [columns, ...rows].map((row) => row.map(oneLine))
  const widths = columns.map((_, at) => Math.max(...lines.map((row) => columnsOf(row[at] ?? ''))))
  const [names = [], ...others] = lines
  const rule = widths.map((width) => '-'.repeat(width))
  return [names, rule, ...others].map((row) => `${lineOf(row, widths)}\n`).join('')
}

const lineOf = (cells: readonly string[], widths: readonly number[]): string =>
  cells
    .map((cell, at) => cell + ' '.repeat(widths[at]! - columnsOf(cell)))
    .join('  ')
    .trimEnd()

/** A line break inside a value would break the columns. */
const oneLine = (text: string): string => text.replaceAll('\n', '\u21B5')

/** As wide as pages draw it: Han characters take two columns. */
const columnsOf = (text: string): number =>
  [...text].length + [...text.matchAll(WIDE_RUN)].reduce((sum, [run]) => sum + [...run].length, 0)
