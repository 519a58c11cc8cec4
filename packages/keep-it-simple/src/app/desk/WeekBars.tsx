import type { DeskWeek } from '#model/desk.ts'
import type { DeskWords } from './desk-words.ts'

const HEIGHT = 100
/** Between two bars, as a part of their width. */
const GAP = 0.2

interface Props {
  readonly weeks: readonly DeskWeek[]
  readonly words: DeskWords
}

/** Words by week as plain bars: each says its number when it is pointed at, all of them to a screen reader. */
export function WeekBars({ weeks, words }: Props) {
  const most = Math.max(1, ...weeks.map((week) => week.words))
  const said = weeks
    .filter((week) => week.words > 0)
    .map((week) => words.weekOf(week.start, week.words))
    .join('; ')
  return (
    <figure className="deskpage-weeks">
      <p className="deskpage-most">{most > 1 && most.toLocaleString()}</p>
      <svg
        className="deskpage-bars"
        viewBox={`0 0 ${weeks.length} ${HEIGHT}`}
        // As wide as the page is; the numbers stand outside, so that they are not stretched.
        preserveAspectRatio="none"
        role="img"
        aria-label={said || words.none}
      >
        {weeks.map((week, index) => {
          const height = (week.words / most) * HEIGHT
          return (
            <rect
              key={week.start}
              className="deskpage-bar"
              x={index + GAP / 2}
              y={HEIGHT - height}
              width={1 - GAP}
              height={height}
            >
              <title>{words.weekOf(week.start, week.words)}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className="deskpage-days">
        {[0, Math.floor(weeks.length / 2), weeks.length - 1].map((index) => (
          <span key={index}>{weeks[index]?.start}</span>
        ))}
      </figcaption>
    </figure>
  )
}
