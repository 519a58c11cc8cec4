import { nearest } from '#model/nearest.ts'
import { report } from '#content/markdown/page-env.ts'
import { readSource } from '#content/markdown/sources.ts'
import type { Fence } from '#content/markdown/blocks/fences.ts'
import { numberOf, parseTable, type TableData } from './table-data.ts'

export const CHART_TYPES = ['line', 'bar', 'area', 'scatter', 'pie'] as const
export type ChartType = (typeof CHART_TYPES)[number]
/** Beyond this a drawing says less than its table, and a pie nothing. */
const MAX_ROWS = 2000
const MAX_SERIES = 8
const MAX_SLICES = 8

export interface ChartOptions {
  readonly data?: string | undefined
  readonly type: ChartType
  readonly x?: string | undefined
  readonly y?: string | undefined
  readonly unit: string
  readonly log: boolean
}

export interface ChartData {
  readonly type: ChartType
  readonly table: TableData
  /** Names of the columns: one across, one or more upwards. */
  readonly x: string
  readonly y: readonly string[]
  readonly unit: string
  readonly log: boolean
}

/** Reads and checks the data of a chart; reports what is wrong and then returns nothing. */
export function readChart(figure: Fence, options: ChartOptions): ChartData | undefined {
  const { env, line, source } = figure
  const { type, data: path, unit, log } = options
  const wrong = (message: string, remedy: string): undefined => {
    report(env, { severity: 'error', code: 'bad-chart', message, remedy }, { line })
  }
  const text = path === undefined ? source : readSource(env, path, line)
  if (text === undefined) return undefined
  const table = parseTable(text, path?.endsWith('.tsv') ? '\t' : ',')
  const { columns, rows } = table
  if (columns.length < 2 || rows.length === 0)
    return wrong(
      'The chart has no data: a row of names and a row of values at least, with two columns.',
      'Name a CSV file with `data="./figures.csv"`, or write the rows into the block.',
    )
  const most = type === 'pie' ? MAX_SLICES : MAX_ROWS
  if (rows.length > most)
    return wrong(`The chart has ${rows.length} rows; it may have ${most}.`, 'Sum them up.')
  const x = options.x ?? columns[0]!
  const y = options.y?.split(',').map((one) => one.trim()) ?? columns.filter((one) => one !== x)
  for (const name of [x, ...y])
    if (!columns.includes(name))
      return wrong(
        `The data has no column \`${name}\`.`,
        guessed(name, columns) ??
          `Its columns are ${columns.map((one) => `\`${one}\``).join(', ')}.`,
      )
  if (y.length > (type === 'pie' ? 1 : MAX_SERIES))
    return wrong(
      `\`${type}\` shows ${type === 'pie' ? 'one column' : `${MAX_SERIES} columns`}.`,
      'Name them with `y=`.',
    )
  for (const name of y) {
    const at = columns.indexOf(name)
    for (const [index, row] of rows.entries()) {
      const cell = row[at] ?? ''
      const value = cell === '' ? undefined : numberOf(cell)
      if (cell !== '' && value === undefined)
        return wrong(
          `Row ${index + 1} of \`${name}\` is not a number: \`${cell.slice(0, 40)}\`.`,
          'Correct it, or name other columns with `y=`.',
        )
      if (value !== undefined && ((log && value <= 0) || (type === 'pie' && value < 0)))
        return wrong(
          `Row ${index + 1} of \`${name}\` is ${value}, which ${log ? 'a logarithmic axis' : 'a pie'} cannot show.`,
          log ? 'Leave out `log`.' : 'Use `type=bar`.',
        )
    }
  }
  return { type, table, x, y, unit, log }
}

function guessed(name: string, known: readonly string[]): string | undefined {
  const guess = nearest(name, known)
  return guess === undefined ? undefined : `Did you mean \`${guess}\`?`
}
