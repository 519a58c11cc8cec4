import {
  clamp,
  Controls,
  Player,
  Readout,
  Readouts,
  useReducedMotion,
  useTicker,
} from 'keep-it-simple/kit'
import { useMemo, useState } from 'react'
import { Cells } from './Cells.tsx'
import { backtrack, countBacktracking, thompson } from './model.ts'
import type { Program } from './program.ts'
import { Tree } from './Tree.tsx'
import type words from './words.ts'

/** A whole run is played in about ten seconds, however many steps it has. */
const TICKS = 150

export function Run(props: {
  readonly program: Program
  readonly text: string
  readonly search: boolean
  readonly step: number
  readonly onStep: (step: number) => void
  readonly lang: string
  readonly words: (typeof words)['zh-CN']
}) {
  const { program, search, words, onStep } = props
  const runs = useMemo(() => {
    const text = [...props.text]
    return {
      text,
      tries: backtrack(program, text, search).steps,
      all: countBacktracking(program, text, search),
      sets: thompson(program, text, search).steps,
    }
  }, [program, props.text, search])
  const { text, tries, all, sets } = runs
  const step = clamp(Math.round(props.step), 0, tries.length)
  const [playing, setPlaying] = useState(false)
  const calm = useReducedMotion()
  const ticks = calm ? TICKS / 10 : TICKS
  useTicker(playing, calm ? 700 : 70, () => {
    const next = Math.min(tries.length, step + Math.ceil(tries.length / ticks))
    onStep(next)
    if (next === tries.length) setPlaying(false)
  })
  const go = (next: number) => {
    setPlaying(false)
    onStep(next)
  }
  const number = new Intl.NumberFormat(props.lang, { maximumSignificantDigits: 15 })
  const over = step === tries.length
  return (
    <>
      <Tree
        program={program}
        tries={tries}
        step={step}
        open={!over || all.matches}
        columns={text.length + 1}
        label={`${words.tree}: ${number.format(step)} / ${number.format(all.steps)} ${words.unit}`}
      />
      <Cells
        program={program}
        text={text}
        tries={tries.slice(0, step)}
        sets={sets.slice(0, step)}
        here={over ? undefined : tries[step - 1]}
        words={words}
      />
      <p className="legend">{words.times}</p>
      <Controls label={words.position}>
        <Player
          playing={playing}
          onPlay={setPlaying}
          onStep={() => go(Math.min(tries.length, step + 1))}
          onBack={() => go(Math.max(0, step - 1))}
          onReset={() => go(0)}
          step={step}
          steps={tries.length}
          onSeek={go}
          words={words}
        />
      </Controls>
      <Readouts>
        <Readout label={words.tries} value={number.format(all.steps)} unit={words.unit} />
        <Readout label={words.states} value={number.format(sets.length)} unit={words.unit} />
        <Readout label={words.answer} value={all.matches ? words.yes : words.no} />
      </Readouts>
      <p className="stage" aria-live="polite">
        {over ? words.done : step >= sets.length ? words.ahead : words.both}
        {tries.length < all.steps && (
          <>
            <br />
            {words.only}
          </>
        )}
      </p>
    </>
  )
}
