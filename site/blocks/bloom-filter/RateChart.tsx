import { fill } from '../fill.ts'

export interface Rate {
  readonly k: number
  readonly formula: number
  readonly measured: number
}

const WIDTH = 320
const HEIGHT = 198
const LEFT = 46
const TOP = 30
const BOTTOM = 172

/** The formula as a curve over k, what this filter really does as points beside it. */
export function RateChart(props: {
  readonly rates: readonly Rate[]
  readonly k: number
  readonly words: {
    readonly chart: string
    readonly axis: string
    readonly formula: string
    readonly measured: string
  }
}) {
  const { rates, k, words } = props
  const top = roundUp(Math.max(...rates.flatMap((one) => [one.formula, one.measured])))
  const x = (at: number) => LEFT + ((at - 1) / (rates.length - 1)) * (WIDTH - LEFT - 12)
  const y = (rate: number) => Math.round(BOTTOM - (rate / top) * (BOTTOM - TOP))
  const now = rates[k - 1]!
  const label = fill(words.chart, {
    k,
    formula: percent(now.formula, 3),
    measured: percent(now.measured, 2),
  })
  return (
    <div className="bloom-rate">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <text x="0" y="12">
          {words.axis}
        </text>
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <line className="rule" x1={LEFT} x2={WIDTH} y1={y(top * part)} y2={y(top * part)} />
            <text x={LEFT - 6} y={y(top * part) + 4} textAnchor="end">
              {percent(top * part, top < 0.1 ? 1 : 0)}
            </text>
          </g>
        ))}
        <line className="now" x1={x(k)} x2={x(k)} y1={TOP} y2={BOTTOM} />
        <polyline
          points={rates.map((one) => `${Math.round(x(one.k))},${y(one.formula)}`).join(' ')}
        />
        {rates.map((one) => (
          <circle
            key={one.k}
            className={one.k === k ? 'chosen' : undefined}
            cx={Math.round(x(one.k))}
            cy={y(one.measured)}
            r={one.k === k ? 5.5 : 3}
          />
        ))}
        {[1, 4, 8, 12, 16].map((at) => (
          <text key={at} x={x(at)} y={HEIGHT - 6} textAnchor="middle">
            {at === 1 ? 'k = 1' : at}
          </text>
        ))}
      </svg>
      <p className="bloom-key" aria-hidden="true">
        <span>
          <i className="line" /> {words.formula}
        </span>
        <span>
          <i className="dot" /> {words.measured}
        </span>
      </p>
    </div>
  )
}

export function percent(rate: number, digits: number): string {
  return `${(100 * rate).toFixed(digits)}%`
}

/** The end of the axis: 1, 2 or 5 of some power of ten, and never beyond all. */
function roundUp(rate: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(rate, 0.001)))
  return Math.min(
    1,
    [1, 2, 5, 10].map((step) => step * power).find((step) => step >= rate)!,
  )
}
