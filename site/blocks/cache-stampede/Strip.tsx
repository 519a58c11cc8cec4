import { fill } from '../fill.ts'
import { type Hour, lanes, type Window } from './model.ts'
import type words from './words.ts'

/** Heights in pixels; the style sheet has them too. */
const LARGE = 132
const SMALL = 30
/** No bar is thicker than this. */
const THICK = 10

/** One policy: bars of recomputations over the time without a value, and the hour in numbers. */
export function Strip(props: {
  readonly name: string
  readonly hour: Hour
  readonly cost: number
  readonly window: Window
  /** Of the value that was there at the start. */
  readonly expiry: number | undefined
  readonly large: boolean
  readonly lang: string
  readonly words: (typeof words)['en-US']
}) {
  const { name, hour, cost, window, large, words } = props
  const height = large ? LARGE : SMALL
  const rows = lanes(hour.starts, cost)
  const thick = Math.min(THICK, height / (Math.max(0, ...rows) + 1))
  const bars = hour.starts
    .map((start, i) => `M${short(start)} ${short(height - (rows[i]! + 0.5) * thick)}h${cost}`)
    .join('')
  const gaps = hour.gaps
    .map(([from, to]) => `M${short(from)} 0h${short(to - from)}v${height}h${short(from - to)}z`)
    .join('')
  const gap = hour.gaps.reduce(
    (sum, [from, to]) => sum + Math.min(to, window.to) - Math.max(from, window.from),
    0,
  )
  return (
    <div className="stampede-strip" data-large={large || undefined}>
      <p>
        <b>{name}</b> <span>{numbers(props)}</span>
      </p>
      <svg
        viewBox={`${window.from} 0 ${window.to - window.from} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={fill(words.picture, {
          policy: name,
          ...window,
          starts: hour.starts.length,
          gap: short(gap),
        })}
      >
        <path className="stampede-gap" d={gaps} />
        {props.expiry && <path className="stampede-expiry" d={`M${props.expiry} 0v${height}`} />}
        <path
          className="stampede-bars"
          d={bars}
          strokeWidth={short(thick * (thick > 3 ? 0.8 : 1))}
        />
      </svg>
    </div>
  )
}

function numbers({ hour, lang, words }: Parameters<typeof Strip>[0]) {
  const count = (n: number) => n.toLocaleString(lang)
  const waited = { n: count(hour.waited), s: count(hour.secondsLost) }
  return [
    fill(words.recomputed, { n: count(hour.recomputed) }),
    fill(words.peak, { n: count(hour.peak) }),
    hour.waited === 0 ? words.nobody : fill(words.waited, waited),
  ].join(words.comma)
}

const short = (n: number) => Math.round(n * 10) / 10
