import type { Attention } from './model.ts'
import type words from './words.ts'

/** One reading of the sentence: who looks at whom, and what comes of it. */
export function Head(props: {
  readonly title: string
  readonly sentence: readonly string[]
  readonly attention: Attention
  readonly words: (typeof words)['zh-CN']
}) {
  const { title, sentence, words } = props
  const { scores, weights, outputs } = props.attention
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {words.query}
          </th>
          <th scope="colgroup" colSpan={sentence.length}>
            {words.weights}
          </th>
          <th scope="col" rowSpan={2}>
            {words.outputs}
          </th>
        </tr>
        <tr>
          {sentence.map((word, j) => (
            <th scope="col" key={j}>
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sentence.map((word, i) => (
          <tr key={i}>
            <th scope="row">{word}</th>
            {weights[i]?.map((weight, j) => (
              <Weight
                key={j}
                weight={weight}
                hidden={scores[i]?.[j] === -Infinity ? words.hidden : undefined}
              />
            ))}
            <td className="output">
              {outputs[i]?.map((value, k) => (
                <span key={k}>{value.toFixed(2)} </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A cell filled from below as far as its weight; one behind the mask is crossed out. */
function Weight(props: { readonly weight: number; readonly hidden: string | undefined }) {
  const { weight, hidden } = props
  return (
    <td className="weight" title={hidden}>
      <svg viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true">
        {hidden === undefined ? (
          <rect y={10 - 10 * weight} width="10" height={10 * weight} />
        ) : (
          <path d="M0 0L10 10" />
        )}
      </svg>
      <span>{weight.toFixed(3)}</span>
    </td>
  )
}
