import { expect, it } from 'vitest'
import { chartOption, chartPicture } from './chart-picture.ts'
import type { ChartData } from './chart-options.ts'

const chart = (rows: readonly (readonly string[])[], y: readonly string[]): ChartData => ({
  type: 'line',
  table: { columns: ['x', ...y], rows },
  x: 'x',
  y,
  unit: '',
  log: false,
})
const places = (cells: readonly string[]): unknown => {
  const data = chart(
    cells.map((cell) => [cell, '1']),
    ['a'],
  )
  const [first] = chartOption(data, 'en-US', 'phone')['series'] as { data: [unknown, unknown][] }[]
  return first!.data.map(([place]) => place)
}

it('puts numbers on a scale, and leaves a number among names a name', () => {
  expect(places(['1,000', '50'])).toEqual([1000, 50])
  expect(places(['none', '50,000'])).toEqual(['none', '50,000'])
})

it('draws all rows of the legend above the lines', async () => {
  const names = [
    'REPEATABLE READ at once',
    'REPEATABLE READ paused',
    'SERIALIZABLE at once',
    'FOR UPDATE',
  ]
  const data = chart([['1', '1', '2', '3', '3000']], names)
  const svg = await chartPicture(data, 'en-US', 'phone')
  const heightOf = (text: string) =>
    Number(new RegExp(`translate\\([\\d.]+ ([\\d.]+)\\)"[^>]*>${text}<`).exec(svg)?.[1])
  expect(heightOf('FOR UPDATE')).toBeGreaterThan(heightOf('REPEATABLE READ paused'))
  expect(heightOf('3,000') - heightOf('FOR UPDATE')).toBeGreaterThan(20)
})
