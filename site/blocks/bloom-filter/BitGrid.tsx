import { fill } from '../fill.ts'
import type { Answer, Session } from './session.ts'

interface Words {
  readonly grid: string
  readonly mine: string
  readonly many: string
  readonly lied: string
}

/** All bits: filled are 1, a number says how many keys share one, a cross what removal cleared. */
export function BitGrid(props: {
  readonly session: Session
  readonly asked: string
  readonly answer: Answer
  readonly words: Words
}) {
  const { session, answer, words } = props
  const { bits, counts, m } = session.filter
  const values = session.table === 'bits' ? bits : counts
  const mine = new Set(answer.places)
  const cells = Array.from(values, (value, at) => ({
    at,
    on: value > 0,
    lied: value === 0 && counts[at]! > 0,
    text: value === 0 ? (counts[at]! > 0 ? '×' : '') : counts[at]! > 1 ? String(counts[at]) : '',
  }))
  const label = fill(words.grid, {
    m,
    ones: cells.filter(({ on }) => on).length,
    lied: cells.filter(({ lied }) => lied).length,
    key: props.asked,
    places: answer.places.join(', '),
  })
  return (
    <>
      <div className="bloom-bits" role="img" aria-label={label}>
        {cells.map(({ at, on, lied, text }) => (
          <i key={at} className={names(on && 'on', lied && 'lied', mine.has(at) && 'mine')}>
            {text}
          </i>
        ))}
      </div>
      <p className="bloom-key" aria-hidden="true">
        <span>
          <i className="mine" /> {words.mine}
        </span>
        <span>
          <i className="on">2</i> {words.many}
        </span>
        <span>
          <i className="lied">×</i> {words.lied}
        </span>
      </p>
    </>
  )
}

function names(...given: readonly (string | false)[]): string | undefined {
  return given.filter(Boolean).join(' ') || undefined
}
