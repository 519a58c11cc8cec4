import { useShared, type IslandProps } from 'keep-it-simple/island'
import { Button, Choice, Controls } from 'keep-it-simple/kit'
import type block from './block.ts'
import { Log } from './Log.tsx'
import {
  eventsAfter,
  isOrder,
  type Level,
  LEVELS,
  levelName,
  nextStatements,
  PAGE_ORDER,
  type Script,
  SCRIPTS,
} from './model.ts'
import { Orders } from './Orders.tsx'
import { fill } from '../fill.ts'
import { Outcome } from './Outcome.tsx'
import type words from './words.ts'

export default function IsolationLevels(props: IslandProps<typeof block, typeof words>) {
  const { words } = props
  const [shared, set] = useShared<{ script: Script; level: Level; order: string }>({
    script: props.script,
    level: props.level,
    order: props.order,
  })
  const script = SCRIPTS.find((known) => known === shared.script) ?? props.script
  const level = LEVELS.find((known) => known === shared.level) ?? props.level
  const order = isOrder(script, level, shared.order) ? shared.order : PAGE_ORDER[script]
  const run = { script, level, order }
  const next = nextStatements(script, level, order)
  const events = eventsAfter(script, level, order)
  const step = (session: 'A' | 'B') => {
    const idle = events.findLast((event) => event.session === session)?.answer === undefined
    const waiting = events.some((event) => event.session === session) && idle
    const label = next[session] ? words.next : waiting ? words.blocked : words.idle
    return (
      <Button disabled={!next[session]} onClick={() => set({ order: order + session })}>
        <span>{fill(label, { session })}</span> {next[session] && <code>{next[session]}</code>}
      </Button>
    )
  }
  return (
    <div className="isolation">
      <Controls label={words.settings}>
        <Choice
          label={words.script}
          value={script}
          options={SCRIPTS.map((value) => ({ value, label: words[value] }))}
          onChange={(value) => set({ script: value, order: 'page' })}
        />
        <Choice
          label={words.level}
          value={level}
          options={LEVELS.map((value) => ({ value, label: levelName(value) }))}
          onChange={(value) => set({ level: value, order })}
        />
      </Controls>
      <Log events={events} script={script} words={words} />
      <Controls label={words.steps}>
        {step('A')}
        {step('B')}
        <Button disabled={order === ''} onClick={() => set({ order: order.slice(0, -1) })}>
          {words.back}
        </Button>
        <Button disabled={order === ''} onClick={() => set({ order: '' })}>
          {words.restart}
        </Button>
        <Button disabled={order === PAGE_ORDER[script]} onClick={() => set({ order: 'page' })}>
          {words.page}
        </Button>
      </Controls>
      <Outcome {...run} over={!next.A && !next.B} words={words} />
      <Orders {...run} words={words} />
    </div>
  )
}
