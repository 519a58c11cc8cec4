import { useMemo, useState } from 'react'
import { useShared, type IslandProps } from 'keep-it-simple/island'
import { Button, Choice, clamp, Controls, Readout, Readouts, Slider } from 'keep-it-simple/kit'
import { fill } from '../fill.ts'
import type block from './block.ts'
import { LaneView } from './LaneView.tsx'
import { needBurst, REFILLS } from './model.ts'
import { arrivals, END, lanes, LIMITS, parseVolleys, PART, type Volley } from './timeline.ts'
import type words from './words.ts'

const MOST_VOLLEYS = 12

export default function RateLimiter(props: IslandProps<typeof block, typeof words>) {
  const { lang: _, words, ...initial } = props
  const [state, set] = useShared(initial)
  const [next, setNext] = useState<Volley>({ at: 300, count: 50 })
  const rate = clamp(state.rate, ...LIMITS.rate)
  const burst = clamp(state.burst, ...LIMITS.burst)
  const skew = clamp(state.skew, ...LIMITS.skew)
  const refill = REFILLS.includes(state.refill) ? state.refill : 'forward'
  const times = useMemo(() => arrivals(parseVolleys(state.fired)), [state.fired])
  const all = useMemo(
    () => lanes(times, { rate, burst, skew, refill }),
    [times, rate, burst, skew, refill],
  )
  const came = useMemo(() => arrivalParts(times), [times])
  const most = Math.max(PART, ...came.map((part) => part.accepted))
  const fire = () => {
    const volleys = [...parseVolleys(state.fired), next].slice(-MOST_VOLLEYS)
    set({ fired: volleys.map((one) => `${one.at}x${one.count}`).join('.') })
  }

  return (
    <div className="limiter">
      <Controls label={words.limits}>
        <Slider
          label={words.rate}
          value={rate}
          min={LIMITS.rate[0]}
          max={LIMITS.rate[1]}
          format={(n) => fill(words.perSecond, { n })}
          onChange={(rate) => set({ rate })}
        />
        <Slider
          label={words.burst}
          value={burst}
          min={LIMITS.burst[0]}
          max={LIMITS.burst[1]}
          onChange={(burst) => set({ burst })}
        />
        <Slider
          label={words.skew}
          value={skew}
          min={LIMITS.skew[0]}
          max={LIMITS.skew[1]}
          step={50}
          format={ms}
          onChange={(skew) => set({ skew })}
        />
        <Choice
          label={words.refill}
          value={refill}
          options={REFILLS.map((value) => ({ value, label: value }))}
          onChange={(refill) => set({ refill })}
        />
      </Controls>
      <Controls label={words.fire}>
        <Slider
          label={words.at}
          value={next.at}
          min={LIMITS.at[0]}
          max={LIMITS.at[1]}
          step={50}
          format={ms}
          onChange={(at) => setNext({ ...next, at })}
        />
        <Slider
          label={words.count}
          value={next.count}
          min={LIMITS.count[0]}
          max={LIMITS.count[1]}
          format={(n) => fill(words.requests, { n })}
          onChange={(count) => setNext({ ...next, count })}
        />
        <Button onClick={fire}>{words.send}</Button>
        <Button disabled={times.length === 0} onClick={() => set({ fired: 'none' })}>
          {words.clear}
        </Button>
        <Button onClick={() => set(initial)}>{words.reset}</Button>
      </Controls>
      <LaneView
        name={words.arrived}
        result={String(times.length)}
        label={`${words.arrived}: ${times.length}`}
        parts={came}
        most={most}
        capacity={0}
      />
      <div aria-live="polite">
        {all.map((lane) => (
          <LaneView
            key={lane.name}
            name={words[lane.name]}
            result={[
              fill(words.passed, { accepted: lane.accepted, total: times.length }),
              skew > 0
                ? fill(words.servers, { a: lane.servers[0], b: lane.servers[1] })
                : fill(words.halves, { before: lane.before, after: lane.after }),
              ...(lane.wait > 0 ? [fill(words.waits, { ms: Math.round(lane.wait) })] : []),
            ].join(' · ')}
            label={fill(words.lane, {
              name: words[lane.name],
              total: times.length,
              accepted: lane.accepted,
              before: lane.before,
              after: lane.after,
            })}
            parts={lane.parts}
            most={most}
            capacity={lane.name === 'fixed' || lane.name === 'log' ? rate : burst}
          />
        ))}
      </div>
      <p className="limiter-axis" aria-hidden="true">
        {[0, 0.5, 1, 1.5, 2].map((second) => (
          <span key={second}>{second} s</span>
        ))}
      </p>
      <p className="limiter-key" aria-hidden="true">
        {(['accepted', 'refused', 'room'] as const).map((name) => (
          <span key={name}>
            <i className={name} /> {words[name]}
          </span>
        ))}
      </p>
      <Readouts>
        <Readout label={words.need} value={needBurst(times, rate)} />
      </Readouts>
    </div>
  )
}

/** The requests themselves, drawn like those of a limiter that takes all. */
function arrivalParts(times: readonly number[]) {
  const parts = Array.from({ length: END / PART }, () => ({ accepted: 0, refused: 0, room: 0 }))
  for (const time of times) parts[Math.floor(time / 1e6 / PART)]!.accepted++
  return parts
}

function ms(value: number): string {
  return `${value} ms`
}
