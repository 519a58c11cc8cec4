import type { Form } from '#content/drawings/forms.ts'
import { PALETTE, TINTS } from '#content/drawings/palette.ts'
import type { ChartData } from './chart-options.ts'
import { columnOf, numberOf } from './table-data.ts'

const FONT = 13

/** A pie with its names around it; on a phone they stand at the edges, and it is smaller. */
export function pie(
  { table, x, y, unit }: ChartData,
  format: Intl.NumberFormat,
  form: Form,
): Readonly<Record<string, unknown>> {
  const names = columnOf(table, x)
  const values = columnOf(table, y[0]!).map((cell) => numberOf(cell) ?? 0)
  const total = values.reduce((sum, value) => sum + value, 0)
  return {
    type: 'pie',
    radius: form === 'phone' ? '44%' : '66%',
    startAngle: 90,
    itemStyle: { borderColor: PALETTE.paper, borderWidth: 2 },
    label: {
      color: PALETTE.ink,
      fontSize: FONT,
      lineHeight: 19,
      overflow: 'none',
      ...(form === 'phone' && { alignTo: 'edge', edgeDistance: 2 }),
    },
    labelLine: {
      lineStyle: { color: PALETTE.edge, width: 1 },
      ...(form === 'phone' && { length: 8, length2: 4 }),
    },
    data: names.map((name, index) => {
      const share = total === 0 ? 0 : Math.round((values[index]! / total) * 1000) / 10
      const shown = `${name}\n${format.format(values[index]!)}${unit === '' ? '' : ` ${unit}`} · ${format.format(share)}%`
      return { name: shown, value: values[index], itemStyle: { color: tint(index) } }
    }),
  }
}

/** The light colour of a series. */
export const tint = (index: number): string => TINTS[index % TINTS.length]!
