import { array, assert, asyncProperty, constantFrom, integer, oneof, record } from 'fast-check'
import { it } from 'vitest'
import type { ChartData } from './chart-options.ts'
import { chartPicture } from './chart-picture.ts'

const WIDTH = 684
/** Half a symbol and its line. */
const SLACK = 5

/** Numbers as people write them, names, and dates: in one column, in any order. */
const cell = oneof(
  integer({ min: -5, max: 100_000 }).map(String),
  integer({ min: 1_000, max: 99_999 }).map((one) => one.toLocaleString('en')),
  constantFrom('不设', 'none', '2026-11-17', '12 %', ''),
)
const row = record({ name: cell, value: integer({ min: 0, max: 1_000 }).map(String) })

it('draws every point beside the axis that names it, whatever stands there', () =>
  assert(
    asyncProperty(
      constantFrom('line', 'bar', 'area', 'scatter'),
      array(row, { minLength: 2, maxLength: 8 }),
      async (type, rows) => {
        const table = { columns: ['x', 'y'], rows: rows.map((one) => [one.name, one.value]) }
        const data: ChartData = { type, table, x: 'x', y: ['y'], unit: '', log: false }
        const svg = await chartPicture(data, 'en', 'column')
        const across = [
          ...svg.matchAll(/[ML](-?[\d.]+)[ ,]/g),
          ...svg.matchAll(/matrix\((?:[^,]+,){4}(-?[\d.]+)/g),
        ].map(([, x]) => Number(x))
        const lost = across.filter((x) => x < -SLACK || x > WIDTH + SLACK)
        if (lost.length > 0) throw new Error(`Drawn at ${lost.join(', ')} of ${WIDTH}`)
      },
    ),
    { numRuns: 8 },
  ))
