import { fill } from '../fill.ts'
import { ringOf } from './model.ts'
import { byPlace, type Change, type Move } from './moves.ts'

const PARTS = 180
const CENTRE = 120
const RADIUS = 84
const REACH = 34
const WHOLE = 2 ** 64

/** Where on the circle keys moved: outwards those that had to, inwards those that moved in vain. */
export function Circle(props: {
  readonly change: Change
  readonly move: Move
  /** Points of each node; none where the method has no ring. */
  readonly points: number
  readonly label: string
  readonly words: {
    readonly due: string
    readonly inVain: string
    readonly points_key: string
    readonly moved: string
  }
}) {
  const { change, move, points, words } = props
  const parts = byPlace(change, move, PARTS)
  const node = change.added ?? change.removed
  const marks = points > 0 && node !== undefined ? ringOf([node], points) : []
  return (
    <div className="hashing-circle">
      <svg viewBox="0 0 240 240" role="img" aria-label={props.label}>
        <circle cx={CENTRE} cy={CENTRE} r={RADIUS} />
        <path className="due" d={wedges(parts.map(([due]) => due * REACH))} />
        <path className="vain" d={wedges(parts.map(([, vain]) => vain * -REACH))} />
        <path className="mark" d={marks.map(({ at }) => tick(at / WHOLE)).join('')} />
        <text x={CENTRE} y={CENTRE + 2}>
          {(100 * move.moved).toFixed(2)}%
        </text>
        <text className="small" x={CENTRE} y={CENTRE + 22}>
          {words.moved}
        </text>
      </svg>
      <p className="hashing-key" aria-hidden="true">
        <span>
          <i className="due" /> {words.due}
        </span>
        <span>
          <i className="vain" /> {words.inVain}
        </span>
        {marks.length > 0 && (
          <span>
            <i className="mark" /> {words.points_key}
          </span>
        )}
      </p>
    </div>
  )
}

function at(turn: number, radius: number): string {
  const angle = 2 * Math.PI * turn
  return fill('{x} {y}', {
    x: Math.round(10 * (CENTRE + radius * Math.sin(angle))) / 10,
    y: Math.round(10 * (CENTRE - radius * Math.cos(angle))) / 10,
  })
}

/** Neighbours of one height are one wedge, drawn with straight sides: a part is two degrees. */
function wedges(heights: readonly number[]): string {
  let path = ''
  for (let i = 0; i < heights.length;) {
    const height = heights[i]!
    let end = i + 1
    if (Math.abs(height) < 0.4) {
      i = end
      continue
    }
    while (end < heights.length && Math.abs(heights[end]! - height) < 0.4) end++
    const edge = (radius: number, from: number, to: number) => {
      const step = from < to ? 1 : -1
      let text = ''
      for (let part = from; part !== to + step; part += step) text += `L${at(part / PARTS, radius)}`
      return text
    }
    path += `${edge(RADIUS, i, end).replace('L', 'M')}${edge(RADIUS + height, end, i)}Z`
    i = end
  }
  return path
}

function tick(turn: number): string {
  return `M${at(turn, RADIUS - 6)}L${at(turn, RADIUS)}`
}
