import { useMemo } from 'react'
import { useShared, type IslandProps } from 'keep-it-simple/island'
import {
  Button,
  clamp,
  Controls,
  Readout,
  Readouts,
  Slider,
  TextField,
  Toggle,
} from 'keep-it-simple/kit'
import { fill } from '../fill.ts'
import type block from './block.ts'
import { BitGrid } from './BitGrid.tsx'
import { bestK, formula } from './model.ts'
import { percent, RateChart } from './RateChart.tsx'
import { ask, cleanKey, LIMITS, measured, parseEdits, replay } from './session.ts'
import type words from './words.ts'

export default function BloomFilter(props: IslandProps<typeof block, typeof words>) {
  const { lang: _, words, ...initial } = props
  const [state, set] = useShared(initial)
  const m = clamp(state.m - (state.m % 2), ...LIMITS.m)
  const n = clamp(state.n, ...LIMITS.n)
  const k = clamp(state.k, ...LIMITS.k)
  const { edits, counters } = state
  const key = cleanKey(state.asked)
  const settings = useMemo(
    () => ({ m, n, edits: parseEdits(edits), counters }),
    [m, n, edits, counters],
  )
  const session = useMemo(() => replay({ ...settings, k }), [settings, k])
  const rates = useMemo(
    () =>
      Array.from({ length: LIMITS.k[1] }, (_, i) => {
        const other = replay({ ...settings, k: i + 1 })
        return { k: i + 1, formula: formula(other.size, m, i + 1), measured: measured(other) }
      }),
    [settings, m],
  )
  const answer = ask(session, key)
  const known = session.keys.some((one) => one.key === key && one.state !== 'out')
  const edit = () => {
    if (key !== '')
      set({ asked: key, edits: [...settings.edits, known ? `-${key}` : key].join(',') })
  }
  const now = rates[k - 1]!
  const lost = session.keys.filter((one) => one.state === 'lost').length

  return (
    <div className="bloom">
      <Controls label={words.controls}>
        <Slider
          label={words.m}
          value={m}
          min={LIMITS.m[0]}
          max={LIMITS.m[1]}
          step={8}
          onChange={(m) => set({ m })}
        />
        <Slider
          label={words.n}
          value={n}
          min={LIMITS.n[0]}
          max={LIMITS.n[1]}
          onChange={(n) => set({ n })}
        />
        <Slider
          label={words.k}
          value={k}
          min={LIMITS.k[0]}
          max={LIMITS.k[1]}
          onChange={(k) => set({ k })}
        />
        <TextField
          label={words.key}
          value={state.asked}
          maxLength={24}
          onChange={(asked) => set({ asked })}
          onEnter={edit}
        />
        <Button onClick={edit} disabled={key === ''}>
          {known ? words.remove : words.insert}
        </Button>
        <Button onClick={() => set(initial)}>{words.reset}</Button>
        <Toggle
          label={words.counters}
          value={counters}
          onChange={(counters) => set({ counters })}
        />
      </Controls>
      <div className="bloom-two">
        <div>
          <p className="bloom-answer" aria-live="polite">
            {key === ''
              ? ' '
              : fill(words[answer.verdict], {
                  key,
                  k,
                  shared: answer.shared,
                  zero: answer.zero ?? 0,
                })}
          </p>
          <BitGrid session={session} asked={key} answer={answer} words={words} />
          <ul className="bloom-keys" aria-label={words.keys}>
            {session.keys.map((one) => (
              <li key={one.key} className={one.state}>
                <button
                  type="button"
                  aria-pressed={one.key === key}
                  onClick={() => set({ asked: one.key })}
                >
                  {one.state === 'lost' && '× '}
                  {one.key}
                  {one.state !== 'in' && <span className="sr"> {words[one.state]}</span>}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <RateChart rates={rates} k={k} words={words} />
          <Readouts>
            <Readout label={words.rate} value={percent(now.measured, 2)} />
            <Readout label={words.expected} value={percent(now.formula, 3)} />
            <Readout label={words.best} value={bestK(session.size, m)} />
            <Readout label={words.wrong} value={`${lost} / ${session.size}`} />
          </Readouts>
        </div>
      </div>
    </div>
  )
}
