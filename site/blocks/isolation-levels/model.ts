import recorded from './recorded.json' with { type: 'json' }

export const SCRIPTS = ['dirty', 'nonrepeatable', 'lost', 'phantom', 'skew'] as const
export type Script = (typeof SCRIPTS)[number]

export const LEVELS = [
  'read-uncommitted',
  'read-committed',
  'repeatable-read',
  'serializable',
] as const
export type Level = (typeof LEVELS)[number]

/** The order of steps in which the page runs each script. */
export const PAGE_ORDER: Readonly<Record<Script, string>> = {
  dirty: 'BABA',
  nonrepeatable: 'ABBAA',
  lost: 'ABABAB',
  phantom: 'ABBAA',
  skew: 'ABABAB',
}

export interface Event {
  /** Nobody for the query after both have ended. */
  readonly session: 'A' | 'B' | ''
  /** Missing where a statement that has waited gets its answer. */
  readonly statement?: string
  /** Missing where the statement waits. */
  readonly answer?: string
}

/** `silent`: wrong, and no statement said so. `failed`: a statement was refused. */
export type Verdict = 'silent' | 'failed' | 'right'

/** What PostgreSQL calls the level. */
export const levelName = (level: Level) => level.replace('-', ' ').toUpperCase()

/** All orders in which the two sessions can step; the levels share them. */
export function orders(script: Script, level: Level): string[] {
  return Object.keys(runsOf(script, level))
}

/** What has happened after the steps of `order`, which may be the beginning of one only. */
export function eventsAfter(script: Script, level: Level, order: string): Event[] {
  const run = runStarting(script, level, order)
  if (run === undefined) return []
  const [whole, events] = run
  if (whole === order) return events
  const end = events.findIndex((_, i) => steps(events.slice(0, i + 1)) > order.length)
  return events.slice(0, end)
}

/** The statement each session would send next; one that waits or has ended has none. */
export function nextStatements(script: Script, level: Level, order: string) {
  const next = (session: 'A' | 'B') => {
    const run = runStarting(script, level, order + session)
    if (run === undefined) return undefined
    return run[1].filter((event) => event.statement !== undefined)[order.length]?.statement
  }
  return { A: next('A'), B: next('B') }
}

export function isOrder(script: Script, level: Level, order: string) {
  return runStarting(script, level, order) !== undefined
}

/** Of a run to its end. */
export function verdict(script: Script, level: Level, order: string): Verdict {
  const events = eventsAfter(script, level, order)
  if (events.some((event) => event.answer?.startsWith('ERROR'))) return 'failed'
  return isWrong(script, events) ? 'silent' : 'right'
}

/** No order of the two one after the other could give these answers. */
function isWrong(script: Script, events: readonly Event[]) {
  const end = Number(events.at(-1)?.answer)
  const read = events.filter((event) => event.statement?.startsWith('SELECT'))
  if (script === 'lost') return end !== 130
  if (script === 'skew') return end < 0
  if (script === 'dirty') return read[0]?.answer === '50'
  return read[0]?.answer !== read[1]?.answer
}

const steps = (events: readonly Event[]) =>
  events.filter((event) => event.statement !== undefined).length

type Recorded = Readonly<Record<string, string>>

function runsOf(script: Script, level: Level): Recorded {
  const levels: Readonly<Record<string, Recorded>> = recorded.runs[script]
  return levels[levelName(level)]!
}

function runStarting(script: Script, level: Level, order: string): [string, Event[]] | undefined {
  const runs = runsOf(script, level)
  const whole = Object.keys(runs).find((known) => known.startsWith(order))
  return whole === undefined ? undefined : [whole, runs[whole]!.split(' ').map(read)]
}

/** `A0=1`: A sends text 0 and hears text 1. `B13` waits, `B=5` gets its answer, `0=14` is nobody's. */
function read(event: string): Event {
  const [, session, statement, answer] = /^([AB]?)(\d*)=?(\d*)$/.exec(event)!
  return {
    session: session as Event['session'],
    ...(statement && { statement: recorded.texts[Number(statement)]! }),
    ...(answer && { answer: recorded.texts[Number(answer)]! }),
  }
}
