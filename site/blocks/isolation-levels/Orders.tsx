import { fill } from '../fill.ts'
import { type Level, LEVELS, levelName, orders, type Script, verdict } from './model.ts'
import type words from './words.ts'

const KINDS = ['silent', 'failed', 'right'] as const
type Words = (typeof words)['en-US']

/** Every order at every level as a small mark: how often a level lets the anomaly pass. */
export function Orders(props: {
  readonly script: Script
  readonly level: Level
  readonly order: string
  readonly words: Words
}) {
  const { script, words } = props
  return (
    <table className="isolation-orders">
      <caption>{words.orders}</caption>
      <tbody>
        {LEVELS.map((level) => {
          const marks = orders(script, level).map((order) => ({
            order,
            verdict: verdict(script, level, order),
          }))
          const count = (kind: (typeof KINDS)[number]) =>
            marks.filter((mark) => mark.verdict === kind).length
          return (
            <tr key={level} data-current={level === props.level || undefined}>
              <th scope="row">{levelName(level)}</th>
              <td>
                <span className="isolation-marks" aria-hidden="true">
                  {marks
                    .toSorted((a, b) => KINDS.indexOf(a.verdict) - KINDS.indexOf(b.verdict))
                    .map((mark) => (
                      <i
                        key={mark.order}
                        data-verdict={mark.verdict}
                        data-current={
                          (level === props.level && mark.order === props.order) || undefined
                        }
                      />
                    ))}
                </span>
                <span>
                  {KINDS.filter((kind) => count(kind) > 0)
                    .map((kind) => fill(words[`${kind}Many`], { n: count(kind) }))
                    .join(words.comma)}
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
