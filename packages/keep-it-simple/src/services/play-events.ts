import { textOf } from './read-answer.ts'
import type { RunEnd, RunFault, RunHost } from './run-code.ts'

/** S7.1: the unit of a delay is a nanosecond. */
const NANOSECONDS = 1_000_000

interface RunEvent {
  readonly kind: 'stdout' | 'stderr'
  readonly message: string
  readonly delay: number
}

/** An answer to one request, in which a program was compiled and run; then its output is replayed. */
export async function playAnswer(
  raw: Readonly<Record<string, unknown>>,
  host: RunHost,
): Promise<RunEnd> {
  // `Errors` and `Events` at the Go playground, `error` and `events` at a runner of the owner's.
  const answer = lowered(raw)
  const version = textOf(answer['version'])
  if (version !== '') host.version(`v${version}`)
  host.begin()
  const error = textOf(answer['error']) || textOf(answer['errors'])
  // S8.4
  if (error !== '') {
    host.print('stderr', error)
    return { ok: false }
  }
  await play(eventsOf(answer['events']), host)
  const fault = FAULTS.find((one) => one === answer['fault'])
  if (fault) return { ok: false, fault, ...detailOf(answer['seconds']) }
  const status = numberOf(answer['status'])
  return status === 0 ? { ok: true } : { ok: false, exit: status }
}

/** Why a runner stops a program. */
const FAULTS: readonly RunFault[] = ['time', 'size']

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
const detailOf = (seconds: unknown) =>
  typeof seconds === 'number' ? { detail: String(seconds) } : {}

function eventsOf(events: unknown): RunEvent[] {
  return (Array.isArray(events) ? (events as unknown[]) : []).map((event) => {
    const one = lowered(event)
    return {
      kind: one['kind'] === 'stderr' ? 'stderr' : 'stdout',
      message: textOf(one['message']),
      delay: numberOf(one['delay']),
    }
  })
}

const lowered = (value: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value ?? {}).map(([key, one]) => [key.toLowerCase(), one]))

/** S7.1: standard output waits for its delay, what went wrong does not. */
async function play(events: readonly RunEvent[], host: RunHost): Promise<void> {
  for (const { kind, message, delay } of events) {
    if (kind === 'stdout' && delay > 0) await wait(delay / NANOSECONDS, host.signal)
    if (host.signal.aborted) return
    host.print(kind, message)
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
