import type { Lane } from './timeline.ts'

const HEIGHT = 40

/** One limiter: what it let through, on it what it refused, and its room as a line. */
export function LaneView(props: {
  readonly name: string
  readonly result: string
  readonly label: string
  readonly parts: Lane['parts']
  /** Requests a part may hold, and the room a limiter may have, at the top of the lane. */
  readonly most: number
  readonly capacity: number
}) {
  const { parts, most, capacity } = props
  const y = (count: number) => Math.round((10 * HEIGHT * count) / most) / 10
  const bars = (of: 'accepted' | 'refused') =>
    parts
      .map((part, i) => {
        if (part[of] === 0) return ''
        const base = HEIGHT - (of === 'refused' ? y(part.accepted) : 0)
        const height = y(part[of])
        return `M${i} ${Math.round(10 * base) / 10}v-${height}h.9v${height}z`
      })
      .join('')
  const line = parts.map((part) => {
    const share = Math.min(1, part.room / capacity)
    return Math.round(10 * (HEIGHT - 1 - share * (HEIGHT - 2))) / 10
  })
  return (
    <div className="limiter-lane">
      <p>
        <b>{props.name}</b> <span>{props.result}</span>
      </p>
      <svg
        viewBox={`0 0 ${parts.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={props.label}
      >
        <path className="second" d={`M${parts.length / 2} 0V${HEIGHT}`} />
        <path className="accepted" d={bars('accepted')} />
        <path className="refused" d={bars('refused')} />
        {capacity > 0 && (
          <path
            className="room"
            d={`M0 ${line[0]}${line.map((at, i) => `H${i}V${at}`).join('')}H${parts.length}`}
          />
        )}
      </svg>
    </div>
  )
}
