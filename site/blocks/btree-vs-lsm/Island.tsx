import { useShared, type IslandProps } from 'keep-it-simple/island'
import { Choice, clamp, Controls, Player, Slider, useTicker } from 'keep-it-simple/kit'
import { useMemo, useState } from 'react'
import { Amplifications } from './Amplifications.tsx'
import type block from './block.ts'
import { fill } from '../fill.ts'
import { Levels } from './Levels.tsx'
import { measure, POLICIES, type Policy, sum } from './model.ts'
import type words from './words.ts'

/** Flushes in each tick of the player: the whole stream takes half a minute. */
const STRIDE = 4
const TICK = 120

export default function BtreeVsLsm(props: IslandProps<typeof block, typeof words>) {
  const { words, lang } = props
  const [shared, set] = useShared<{ policy: Policy; fanout: number; flush: number }>({
    policy: props.policy,
    fanout: props.fanout,
    flush: props.flush,
  })
  const [playing, setPlaying] = useState(false)
  const policy = shared.policy === 'tiered' ? 'tiered' : 'leveled'
  const fanout = clamp(Math.round(shared.fanout), 2, 16)
  const streams = useMemo(
    () => ({ leveled: measure(fanout, 'leveled'), tiered: measure(fanout, 'tiered') }),
    [fanout],
  )
  const last = streams[policy].length - 1
  const flush = clamp(Math.round(shared.flush), 0, last)
  const moment = streams[policy][flush]!
  const to = (next: number) => set({ flush: clamp(next, 0, last) })
  useTicker(playing, TICK, () => {
    if (flush + STRIDE >= last) setPlaying(false)
    to(flush + STRIDE)
  })
  const wrote = sum(moment.flushed)
  const said = flush === 0 ? words.empty : wrote === 0 ? words.waiting : words.flushed
  const n = (wrote === 0 ? moment.waiting : wrote).toLocaleString(lang)
  return (
    <div className="lsm">
      <Controls label={words.settings}>
        <Choice
          label={words.policy}
          value={policy}
          options={POLICIES.map((value) => ({ value, label: words[value] }))}
          onChange={(value) => set({ policy: value })}
        />
        <Slider
          label={words.fanout}
          value={fanout}
          min={2}
          max={16}
          onChange={(value) => set({ fanout: value })}
        />
        <Player
          playing={playing}
          onPlay={setPlaying}
          onStep={() => to(flush + 1)}
          onBack={() => to(flush - 1)}
          onReset={() => to(0)}
          onSeek={to}
          step={flush}
          steps={last}
          words={words}
        />
      </Controls>
      <Levels
        moment={moment}
        fanout={fanout}
        depth={streams[policy][last]!.runs.length}
        lang={lang}
        words={words}
      />
      <p className="lsm-flush">{fill(said, { n })}</p>
      <Amplifications
        now={moment}
        other={streams[policy === 'tiered' ? 'leveled' : 'tiered'][flush]!}
        policy={policy}
        words={words}
      />
    </div>
  )
}
