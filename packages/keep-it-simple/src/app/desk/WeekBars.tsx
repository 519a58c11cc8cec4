import type { DeskWeek } from '#model/desk.ts'
import type { DeskWords } from './desk-words.ts'

const WIDTH = 520
const HEIGHT = 120
const FOOT = 18
const GAP = 3

/** Words by week as plain bars; each says its numbers when pointed at, and in a table for those who hear it. */
export function WeekBars({
  weeks,
  words,
}: {
  readonly weeks: readonly DeskWeek[]
  readonly words: DeskWords
}) {
  const most = Math.max(1, ...weeks.map((week) => week.words))
  const step = WIDTH / weeks.length
  const labels = [
    { index: 0, x: 0, anchor: 'start' },
    { index: Math.floor(weeks.length / 2), x: WIDTH / 2, anchor: 'middle' },
    { index: weeks.length - 1, x: WIDTH, anchor: 'end' },
  ] as const
  return (
    <svg
      className="deskpage-bars"
      viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`}
      role="img"
      aria-label={weeks
        .filter((week) => week.words > 0)
        .map((week) => words.weekOf(week.start, week.words))
        .join('; ')}
    >
      {weeks.map((week, index) => {
        const height = (week.words / most) * (HEIGHT - 14)
        return (
          <rect
            key={week.start}
            className="deskpage-bar"
            x={index * step + GAP / 2}
            y={HEIGHT - height}
            width={step - GAP}
            height={height}
            rx={1}
          >
            <title>{words.weekOf(week.start, week.words)}</title>
          </rect>
        )
      })}
      <line className="deskpage-base" x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
      <text className="deskpage-label" x={0} y={10}>
        {most > 1 ? most.toLocaleString() : ''}
      </text>
      {labels.map(({ index, x, anchor }) => (
        <text
          key={index}
          className="deskpage-label"
          x={x}
          y={HEIGHT + FOOT - 4}
          textAnchor={anchor}
        >
          {weeks[index]?.start}
        </text>
      ))}
    </svg>
  )
}
