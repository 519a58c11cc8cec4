import { fill } from '../fill.ts'
import { MEMTABLE } from './lsm.ts'
import { type Moment, sum } from './model.ts'
import type words from './words.ts'

const WIDTH = 400
const HEIGHT = 18

/** A level is as wide as what it may hold; the newest run of a level that was just written stands out. */
export function Levels(props: {
  readonly moment: Moment
  readonly fanout: number
  /** Levels there are at the end, so that rows keep their place. */
  readonly depth: number
  readonly lang: string
  readonly words: (typeof words)['en-US']
}) {
  const { moment, fanout, depth, lang, words } = props
  return (
    <ol className="lsm-levels" aria-label={words.levels}>
      {Array.from({ length: depth }, (_, level) => {
        const runs = moment.runs[level] ?? []
        const capacity = MEMTABLE * fanout ** (level + 1)
        const name = fill(words.level, { n: level })
        const entries = sum(runs)
        const written = moment.written[level] ?? 0
        return (
          <li key={level}>
            <span>{name}</span>
            <svg
              className="lsm-track"
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={fill(words.picture, {
                level: name,
                runs: runs.length,
                entries: entries.toLocaleString(lang),
                full: Math.round((100 * entries) / capacity),
              })}
            >
              <Runs runs={runs} capacity={capacity} fresh={(moment.flushed[level] ?? 0) > 0} />
            </svg>
            <span>
              {fill(words.rewritten, { n: (moment.puts && written / moment.puts).toFixed(1) })}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Runs(props: {
  readonly runs: readonly number[]
  readonly capacity: number
  readonly fresh: boolean
}) {
  let x = 0
  return props.runs.map((entries, i) => {
    const width = (entries / props.capacity) * WIDTH
    const from = x
    x += width
    return (
      <rect
        key={i}
        x={from.toFixed(1)}
        y="1"
        width={Math.max(1.5, width - 1.5).toFixed(1)}
        height={HEIGHT - 2}
        data-fresh={(props.fresh && i === props.runs.length - 1) || undefined}
      />
    )
  })
}
