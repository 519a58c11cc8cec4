import { fill } from '../fill.ts'
import { eventsAfter, type Level, type Script, verdict } from './model.ts'
import type words from './words.ts'

type Words = (typeof words)['en-US']

/** One sentence: what this order has come to. */
export function Outcome(props: {
  readonly script: Script
  readonly level: Level
  readonly order: string
  readonly over: boolean
  readonly words: Words
}) {
  const { script, level, order, over, words } = props
  const outcome = over ? verdict(script, level, order) : 'open'
  return (
    <p className="isolation-outcome" role="status" data-verdict={outcome}>
      {over ? sentence(props) : words.open}
    </p>
  )
}

function sentence(props: Parameters<typeof Outcome>[0]) {
  const { script, level, order, words } = props
  const events = eventsAfter(script, level, order)
  const outcome = verdict(script, level, order)
  if (outcome === 'right') return words.right
  if (outcome === 'failed') {
    const at = events.findIndex((event) => event.answer?.startsWith('ERROR'))
    const { session } = events[at]!
    const sent = events.slice(0, at + 1).filter((event) => event.session === session)
    const refused = sent.findLast((event) => event.statement !== undefined)?.statement ?? ''
    return fill(words.failed, { session, statement: refused.split(/[ ;]/)[0]! })
  }
  const silent = {
    dirty: words.right,
    nonrepeatable: words.silentNonrepeatable,
    phantom: words.silentPhantom,
    lost: words.silentLost,
    skew: words.silentSkew,
  }
  const read = events.filter((event) => event.statement?.startsWith('SELECT'))
  const [first, second] = read.map((event) => event.answer ?? '')
  const end = (events.at(-1)?.answer ?? '').replace('-', '−')
  return fill(silent[script], { first: first!, second: second ?? '', end })
}
