import { useShared, type IslandProps } from 'keep-it-simple/island'
import { Choice, clamp, Controls, Slider } from 'keep-it-simple/kit'
import { useDeferredValue, useMemo } from 'react'
import type block from './block.ts'
import { fill } from '../fill.ts'
import { POLICIES, type Policy, simulate, windowOf } from './model.ts'
import { Strip } from './Strip.tsx'
import type words from './words.ts'

const TICKS = [0, 1, 2, 3, 4, 5]

export default function CacheStampede(props: IslandProps<typeof block, typeof words>) {
  const { words, lang } = props
  const [shared, set] = useShared<{
    rate: number
    cost: number
    ttl: number
    beta: number
    policy: Policy
    start: 'warm' | 'cold'
  }>({
    rate: props.rate,
    cost: props.cost,
    ttl: props.ttl,
    beta: props.beta,
    policy: props.policy,
    start: props.start,
  })
  const rate = clamp(Math.round(shared.rate), 1, 100)
  const cost = clamp(shared.cost, 0.5, 20)
  const ttl = clamp(Math.round(shared.ttl), 10, 120)
  const beta = clamp(shared.beta, 0.25, 8)
  const policy = POLICIES.find((known) => known === shared.policy) ?? props.policy
  const warm = shared.start !== 'cold'
  const window = windowOf({ rate, cost, ttl, beta, warm })

  // While the reader drags, the sliders follow at once and the hours when there is time.
  const key = useDeferredValue([rate, cost, ttl, beta, warm ? 1 : 0].join(' '))
  const hours = useMemo(() => {
    const [r, c, t, b, w] = key.split(' ').map(Number) as [number, number, number, number, number]
    const traffic = { rate: r, cost: c, ttl: t, beta: b, warm: w === 1 }
    return POLICIES.map((each) => simulate(each, traffic, windowOf(traffic)))
  }, [key])

  const seconds = (n: number) => fill(words.seconds, { n })
  return (
    <div className="stampede">
      <Controls label={words.settings}>
        <Choice
          label={words.policy}
          value={policy}
          options={POLICIES.map((value) => ({ value, label: words[value] }))}
          onChange={(value) => set({ policy: value })}
        />
        <Choice
          label={words.start}
          value={warm ? 'warm' : 'cold'}
          options={[
            { value: 'warm', label: words.warm },
            { value: 'cold', label: words.cold },
          ]}
          onChange={(start) => set({ start })}
        />
        <Slider
          label={words.rate}
          value={rate}
          min={1}
          max={100}
          format={(n) => fill(words.perSecond, { n })}
          onChange={(value) => set({ rate: value })}
        />
        <Slider
          label={words.cost}
          value={cost}
          min={0.5}
          max={20}
          step={0.5}
          format={seconds}
          onChange={(value) => set({ cost: value })}
        />
        <Slider
          label={words.ttl}
          value={ttl}
          min={10}
          max={120}
          step={5}
          format={seconds}
          onChange={(value) => set({ ttl: value })}
        />
        <Slider
          label={words.beta}
          value={beta}
          min={0.25}
          max={8}
          step={0.25}
          onChange={(value) => set({ beta: value })}
        />
      </Controls>
      {POLICIES.map((each, i) => (
        <Strip
          key={each}
          name={words[each]}
          hour={hours[i]!}
          cost={cost}
          window={window}
          expiry={warm ? ttl : undefined}
          large={each === policy}
          lang={lang}
          words={words}
        />
      ))}
      <div className="stampede-axis" aria-hidden="true">
        {TICKS.map((tick) => (
          <span key={tick}>{seconds(window.from + (tick * ttl) / 4)}</span>
        ))}
      </div>
      <p className="stampede-key">{words.bars}</p>
    </div>
  )
}
