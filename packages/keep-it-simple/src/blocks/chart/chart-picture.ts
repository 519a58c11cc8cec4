import { PLACE, type Form } from '#content/drawings/forms.ts'
import { PALETTE, SERIES } from '#content/drawings/palette.ts'
import { pie, tint } from './chart-pie.ts'
import { legendHeight, legendLook, namesLook } from './chart-room.ts'
import type { ChartData } from './chart-options.ts'
import { columnOf, numberOf } from './table-data.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** As wide as its place, and a little flatter than a page; on a phone about a square. */
const SIZE: Readonly<Record<Form, Size>> = {
  column: { width: PLACE.column, height: 360 },
  phone: { width: PLACE.phone, height: 300 },
}
/** A pie needs no width. */
const PIE: Readonly<Record<Form, Size>> = {
  column: { width: 520, height: 320 },
  phone: { width: PLACE.phone, height: 320 },
}
const FONT = 13

const INK2 = PALETTE['ink-2']
/** Series differ without colour too: points by their shape, lines by their dashes. */
const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond', 'circle', 'rect', 'triangle', 'diamond']
const DASHES = ['solid', 'solid', [6, 4], [2, 3], [8, 3, 2, 3], 'solid', [6, 4], [2, 3]]

type Option = Readonly<Record<string, unknown>>

/** The option for ECharts. Colours are those of the palette and become classes afterwards. */
export function chartOption(data: ChartData, lang: string, form: Form): Option {
  const format = new Intl.NumberFormat(lang, { maximumFractionDigits: 6 })
  const text = { color: INK2, fontSize: FONT }
  const common = {
    animation: false,
    useUTC: true,
    color: [...SERIES],
    textStyle: { fontSize: FONT },
  }
  if (data.type === 'pie') return { ...common, series: [pie(data, format, form)] }
  const { width } = SIZE[form]
  const many = data.y.length > 1
  const axis = across(data, format)
  return {
    ...common,
    ...(many && { legend: { ...legendLook(text, width), data: [...data.y] } }),
    grid: {
      left: 2,
      right: form === 'phone' ? 14 : 30,
      bottom: 10,
      top: (many ? legendHeight(data.y, width) : 8) + (data.unit === '' ? 4 : 24),
    },
    xAxis: {
      ...axis.scale,
      axisLabel: {
        ...text,
        hideOverlap: true,
        ...axis.label,
        ...(axis.scale['type'] === 'category' && namesLook(columnOf(data.table, data.x), width)),
      },
      axisLine: { lineStyle: { color: INK2, width: 1 } },
      axisTick: { show: false },
      splitLine: { show: false },
    },
    yAxis: {
      type: data.log ? 'log' : 'value',
      name: data.unit,
      nameTextStyle: { ...text, align: 'left' },
      nameGap: 14,
      axisLabel: { ...text, formatter: (value: number) => format.format(value) },
      axisLine: { show: false },
      axisTick: { show: false },
      splitLine: { lineStyle: { color: PALETTE.rule, width: 1 } },
    },
    series: data.y.map((name, index) => series(data, name, index)),
  }
}

const DAY = 24 * 60 * 60 * 1000

interface Axis {
  readonly scale: Option
  readonly label?: Option
}

/** Numbers and dates are scales, anything else is a name. */
function across({ table, x, type }: ChartData, format: Intl.NumberFormat): Axis {
  const cells = columnOf(table, x)
  const names = { scale: { type: 'category', data: cells, boundaryGap: type === 'bar' } }
  if (type === 'bar') return names
  if (areNumbers(cells))
    return {
      scale: { type: 'value', scale: true },
      label: { formatter: (value: number) => format.format(value) },
    }
  return areTimes(cells) ? timeAxis(cells) : names
}

const areNumbers = (cells: readonly string[]): boolean =>
  cells.every((cell) => numberOf(cell) !== undefined)

const areTimes = (cells: readonly string[]): boolean =>
  cells.every((cell) => /^\d{4}-\d{2}-\d{2}/.test(cell) && !Number.isNaN(timeOf(cell)))

/** A time without a zone is one of UTC: a picture must not depend on where it is drawn. */
function timeOf(cell: string): number {
  const hasZone = cell.length === 10 || /(?:Z|[+-]\d{2}:?\d{2})$/.test(cell.slice(10))
  return Date.parse(hasZone ? cell : `${cell.replace(' ', 'T')}Z`)
}

/** Every label says the same thing of its date: the year, the month or the day. */
function timeAxis(cells: readonly string[]): Axis {
  const times = cells.map(timeOf).sort((a, b) => a - b)
  const days = (times.at(-1)! - times[0]!) / DAY
  const [formatter, least] =
    days > 1500 ? ['{yyyy}', 365] : days > 75 ? ['{yyyy}-{MM}', 28] : ['{MM}-{dd}', 1]
  return { scale: { type: 'time', minInterval: least * DAY }, label: { formatter } }
}

function series({ table, x, type }: ChartData, name: string, index: number): Option {
  const cells = columnOf(table, x)
  const values = columnOf(table, name).map((cell) => numberOf(cell) ?? '-')
  // The library would read a date as one of the machine's time zone, and a number among names as a place.
  const scale = areTimes(cells) ? timeOf : areNumbers(cells) ? numberOf : undefined
  const place = type === 'bar' ? undefined : scale
  const data = values.map((value, at) => [place?.(cells[at]!) ?? cells[at], value])
  const symbol = SYMBOLS[index]
  if (type === 'bar')
    return { type: 'bar', name, data, barMaxWidth: 36, barGap: '12%', itemStyle: outlined(index) }
  if (type === 'scatter') return { type: 'scatter', name, data, symbol, symbolSize: 8, clip: false }
  return {
    type: 'line',
    name,
    data,
    symbol,
    symbolSize: 6,
    showSymbol: data.length <= 40,
    clip: false,
    lineStyle: { width: 1.8, type: DASHES[index] },
    ...(type === 'area' && {
      areaStyle: { color: tint(index), opacity: 0.6 },
    }),
  }
}

/** Areas are tinted and outlined: solid colour would be louder than the text. */
const outlined = (index: number): Option => ({
  color: tint(index),
  borderColor: SERIES[index % SERIES.length],
  borderWidth: 1.2,
})

/** ECharts draws without a browser; it is loaded only where a page has a chart. */
export async function chartPicture(data: ChartData, lang: string, form: Form): Promise<string> {
  const [{ init, use }, charts, components, { SVGRenderer }] = await Promise.all([
    import('echarts/core'),
    import('echarts/charts'),
    import('echarts/components'),
    import('echarts/renderers'),
  ])
  const { BarChart, LineChart, PieChart, ScatterChart } = charts
  const { GridComponent, LegendComponent } = components
  use([BarChart, LineChart, PieChart, ScatterChart, GridComponent, LegendComponent, SVGRenderer])
  const size = (data.type === 'pie' ? PIE : SIZE)[form]
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...size })
  try {
    chart.setOption(chartOption(data, lang, form))
    return chart.renderToSVGString()
  } finally {
    // Left alive, its clock would keep the process from ending.
    chart.dispose()
  }
}
