import { useShared, type IslandProps } from 'keep-it-simple/island'
import { Controls, Readout, Readouts, Slider } from 'keep-it-simple/kit'
import type block from './block.ts'
import type language from './words.ts'

type Props = IslandProps<typeof block, typeof language>

export default function Growth({ rate, years, words }: Props) {
  const [state, set] = useShared({ rate, years })
  const factor = (1 + state.rate / 100) ** state.years
  return (
    <>
      <Controls label={words.controls}>
        <Slider
          label={words.rate}
          value={state.rate}
          min={0}
          max={20}
          step={1}
          format={(value) => `${value} %`}
          onChange={(value) => set({ rate: value })}
        />
        <Slider
          label={words.years}
          value={state.years}
          min={1}
          max={50}
          step={1}
          onChange={(value) => set({ years: value })}
        />
      </Controls>
      <Readouts>
        <Readout label={words.factor} value={factor.toFixed(2)} unit={words.times} />
      </Readouts>
    </>
  )
}
