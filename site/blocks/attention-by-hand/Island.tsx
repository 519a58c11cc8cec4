import { useShared, type IslandProps } from 'keep-it-simple/island'
import { Choice, Controls, Readout, Readouts, TextField, Toggle } from 'keep-it-simple/kit'
import type block from './block.ts'
import { Head } from './Head.tsx'
import { attend, gaps, read, type Switches } from './model.ts'
import type words from './words.ts'

const DIMENSIONS = ['4', '64', '1024'] as const

/** From here on a row has practically chosen one word. */
const SATURATED = 0.99

export default function AttentionByHand(props: IslandProps<typeof block, typeof words>) {
  const { words } = props
  const [shared, set] = useShared({
    sentence: props.sentence || words.start,
    scaled: props.scaled,
    d: props.d,
    positions: props.positions,
    causal: props.causal,
  })
  const d = DIMENSIONS.find((known) => Number(known) >= shared.d) ?? '1024'
  const switches: Switches = { ...shared, d: Number(d) }
  const vocabulary = words.vocabulary.split(' ')
  const { sentence, unknown } = read(shared.sentence.slice(0, 24), vocabulary)
  return (
    <div className="attention">
      <Controls label={words.controls}>
        <div className="attention-sentence">
          <TextField
            label={words.sentence}
            value={shared.sentence}
            maxLength={24}
            onChange={(text) => set({ sentence: text })}
          />
        </div>
        <Toggle
          label={words.positions}
          value={shared.positions}
          onChange={(positions) => set({ positions })}
        />
        <Toggle label={words.causal} value={shared.causal} onChange={(causal) => set({ causal })} />
        <Choice
          label={words.d}
          value={d}
          options={DIMENSIONS.map((value) => ({ value, label: value }))}
          onChange={(value) => set({ d: Number(value) })}
        />
        <Toggle label={words.scaled} value={shared.scaled} onChange={(scaled) => set({ scaled })} />
      </Controls>
      {unknown.length > 0 && <p role="status">{words.unknown + unknown.join(' ')}</p>}
      {sentence.length === 0 ? (
        <p role="status">{words.empty}</p>
      ) : (
        <Heads sentence={sentence} switches={switches} words={words} vocabulary={vocabulary} />
      )}
    </div>
  )
}

function Heads(props: {
  readonly sentence: readonly number[]
  readonly switches: Switches
  readonly words: (typeof words)['zh-CN']
  readonly vocabulary: readonly string[]
}) {
  const { sentence, switches, words, vocabulary } = props
  const back = sentence.toReversed()
  const forth = attend(sentence, switches)
  const moved = gaps(sentence, switches)
  const top = Math.max(...forth.weights.slice(switches.causal ? 1 : 0).flat())
  const named = (numbers: readonly number[]) => numbers.map((word) => vocabulary[word] ?? '')
  return (
    <>
      <Head title={words.forth} attention={forth} sentence={named(sentence)} words={words} />
      <Head
        title={words.back}
        attention={attend(back, switches)}
        sentence={named(back)}
        words={words}
      />
      <Readouts>
        <Readout label={words.top} value={top.toFixed(3)} />
        <Readout
          label={words.gap}
          value={named(sentence).map((word, i) => (
            <span key={i} className="gap">
              <small>{word}</small> {moved[i]?.toFixed(3)}
            </span>
          ))}
        />
      </Readouts>
      <p aria-live="polite">
        {Math.max(...moved) < 0.0005 ? words.same : words.differ}
        {top >= SATURATED && (
          <>
            <br />
            {words.saturated}
          </>
        )}
      </p>
    </>
  )
}
