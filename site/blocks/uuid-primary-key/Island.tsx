import { useShared, type IslandProps } from 'keep-it-simple/island'
import { Choice, clamp, Controls, Player, useTicker } from 'keep-it-simple/kit'
import { useMemo, useState } from 'react'
import type block from './block.ts'
import { fill } from '../fill.ts'
import { Journal } from './Journal.tsx'
import { KEYS, type KeyKind } from './keys.ts'
import { insert, type Layout, LAYOUTS, ROWS } from './model.ts'
import { Pages } from './Pages.tsx'
import type words from './words.ts'

const BATCHES = [1, 10, 100, 1000]
const TICK = 400
/** However small the batch, the player needs this many ticks to the end. */
const TICKS = 60

export default function UuidPrimaryKey(props: IslandProps<typeof block, typeof words>) {
  const { words, lang } = props
  const [shared, set] = useShared<{
    kind: KeyKind
    batch: number
    table: Layout
  }>({ kind: props.kind, batch: props.batch, table: props.table })
  const key = KEYS.find((known) => known === shared.kind) ?? props.kind
  const batch = clamp(Math.round(shared.batch), 1, 1000)
  const layout = LAYOUTS.find((known) => known === shared.table) ?? props.table
  const commits = Math.ceil(ROWS / batch)
  const [at, setAt] = useState(Infinity)
  const [playing, setPlaying] = useState(false)
  const commit = Math.min(at, commits)
  const series = useMemo(
    () => KEYS.map((each) => ({ key: each, ...insert({ key: each, layout, batch }) })),
    [layout, batch],
  )
  const end = series.find((each) => each.key === key)!
  const state = useMemo(
    () => (commit === commits ? end : insert({ key, layout, batch }, commit)),
    [key, layout, batch, commit, commits, end],
  )
  const to = (next: number) => setAt(clamp(next, 0, commits))
  useTicker(playing, TICK, () => {
    const next = commit + Math.max(1, Math.round(commits / TICKS))
    if (next >= commits) setPlaying(false)
    to(next)
  })
  return (
    <div className="uuid">
      <Controls label={words.settings}>
        <Choice
          label={words.key}
          value={key}
          options={KEYS.map((value) => ({ value, label: words[value] }))}
          onChange={(kind) => set({ kind })}
        />
        <Choice
          label={words.batch}
          value={String(batch)}
          options={BATCHES.map((n) => ({
            value: String(n),
            label: n === 1 ? words.row : fill(words.rows, { n: n.toLocaleString(lang) }),
          }))}
          onChange={(value) => {
            set({ batch: Number(value) })
            setAt(Infinity)
          }}
        />
        <Choice
          label={words.table}
          value={layout}
          options={LAYOUTS.map((value) => ({ value, label: words[value] }))}
          onChange={(table) => set({ table })}
        />
        <Player
          playing={playing}
          onPlay={setPlaying}
          onStep={() => to(commit + 1)}
          onBack={() => to(commit - 1)}
          onReset={() => to(0)}
          onSeek={to}
          step={commit}
          steps={commits}
          words={words}
        />
      </Controls>
      <Pages state={state} end={end} lang={lang} words={words} />
      <Journal
        series={series}
        chosen={key}
        commit={commit}
        batch={batch}
        lang={lang}
        words={words}
      />
    </div>
  )
}
