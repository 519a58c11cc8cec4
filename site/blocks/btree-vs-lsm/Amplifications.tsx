import { fill } from '../fill.ts'
import { amplification, type Moment, type Policy } from './model.ts'
import type words from './words.ts'

/** What each bar is measured against, so that fan-outs can be compared by eye. */
const SCALE = { write: 20, read: 46, space: 2 }
const DIGITS = { write: 1, read: 0, space: 2 }

/** The three of this policy, and a mark where the other policy would stand after the same writes. */
export function Amplifications(props: {
  readonly now: Moment
  readonly other: Moment
  readonly policy: Policy
  readonly words: (typeof words)['en-US']
}) {
  const { policy, words } = props
  const now = amplification(props.now)
  const other = amplification(props.other)
  const otherPolicy = words[policy === 'tiered' ? 'leveled' : 'tiered']
  return (
    <dl className="lsm-amplification">
      {(['write', 'read', 'space'] as const).map((kind) => {
        const share = (value: number) => Math.min(100, (100 * value) / SCALE[kind])
        const unit = kind === 'read' ? words.runs : words.times
        return (
          <div key={kind}>
            <dt>{words[kind]}</dt>
            <dd>
              <svg
                className="lsm-track"
                viewBox="0 0 100 18"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className="lsm-bar" width={share(now[kind])} y="2" height="14" />
                <path className="lsm-other" d={`M${share(other[kind])} 0v18`} />
              </svg>
              <b>
                {now[kind].toFixed(DIGITS[kind])} {unit}
              </b>
              <small>
                {fill(words.other, { policy: otherPolicy, n: other[kind].toFixed(DIGITS[kind]) })}
              </small>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
