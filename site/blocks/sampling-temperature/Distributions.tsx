import { Readout, Readouts } from 'keep-it-simple/kit'
import { entropy, LOGITS, sample, type Settings } from './model.ts'
import type words from './words.ts'

/** With everything off: what the model itself says. */
const PLAIN = sample({ t: 1, k: LOGITS.length, p: 1, order: 'heat' })

interface Props {
  readonly settings: Settings
  readonly words: (typeof words)['zh-CN']
}

/** Each word before and after, as bars and as numbers. */
export function Distributions({ settings, words }: Props) {
  const now = sample(settings)
  const bits = entropy(now)
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.prompt}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {words.vocabulary.split(' ').map((word, i) => (
            <Row
              key={word}
              word={word}
              before={PLAIN.get(i) ?? 0}
              now={now.get(i)}
              gone={words.gone}
            />
          ))}
        </tbody>
      </table>
      <Readouts>
        <Readout label={words.left} value={`${now.size} / ${LOGITS.length}`} />
        <Readout label={words.top} value={Math.max(...now.values()).toFixed(3)} />
        <Readout label={words.entropy} value={bits.toFixed(3)} unit={words.bits} />
        <Readout label={words.equal} value={(2 ** bits).toFixed(1)} />
      </Readouts>
    </>
  )
}

function Row(props: {
  readonly word: string
  readonly before: number
  readonly now: number | undefined
  readonly gone: string
}) {
  const { word, before, now, gone } = props
  return (
    <tr data-gone={now === undefined || undefined}>
      <th scope="row">{word}</th>
      <td className="bars">
        <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
          <rect className="now" y="3" width={100 * (now ?? 0)} height="14" />
          <path className="before" d={`M0 1H${100 * before}V19H0`} />
        </svg>
        <span>{before.toFixed(2)}</span>
      </td>
      <td>{now === undefined ? gone : now.toFixed(2)}</td>
    </tr>
  )
}
