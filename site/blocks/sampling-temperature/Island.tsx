import { useShared, type IslandProps } from 'keep-it-simple/island'
import { Choice, clamp, Controls, Slider } from 'keep-it-simple/kit'
import type block from './block.ts'
import { Distributions } from './Distributions.tsx'
import { LOGITS, type Settings } from './model.ts'
import { Orders } from './Orders.tsx'
import type words from './words.ts'

export default function SamplingTemperature(props: IslandProps<typeof block, typeof words>) {
  const { words } = props
  const [shared, set] = useShared({ t: props.t, k: props.k, p: props.p, order: props.order })
  const settings: Settings = {
    t: clamp(shared.t, 0, 3),
    k: clamp(Math.round(shared.k), 1, LOGITS.length),
    p: clamp(shared.p, 0.05, 1),
    order: shared.order === 'cut' ? 'cut' : 'heat',
  }
  return (
    <div className="sampling">
      <Controls label={words.controls}>
        <Slider
          label={words.t}
          value={settings.t}
          min={0}
          max={3}
          step={0.05}
          format={(t) => (t === 0 ? words.greedy : String(t))}
          onChange={(t) => set({ t })}
        />
        <Slider
          label={words.k}
          value={settings.k}
          min={1}
          max={LOGITS.length}
          format={(k) => (k === LOGITS.length ? words.off : String(k))}
          onChange={(k) => set({ k })}
        />
        <Slider
          label={words.p}
          value={settings.p}
          min={0.05}
          max={1}
          step={0.05}
          format={(p) => (p === 1 ? words.off : String(p))}
          onChange={(p) => set({ p })}
        />
        <Choice
          label={words.order}
          value={settings.order}
          options={[
            { value: 'heat', label: words.heat },
            { value: 'cut', label: words.cut },
          ]}
          onChange={(order) => set({ order })}
        />
      </Controls>
      <Distributions settings={settings} words={words} />
      <Orders settings={settings} words={words} />
    </div>
  )
}
