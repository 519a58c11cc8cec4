import { askForJson, textOf } from './read-answer.ts'
import type { Engine, RunEnd, RunHost } from './run-code.ts'

/** S7.1: the unit of a delay is a nanosecond. */
const NANOSECONDS = 1_000_000

export interface GoService {
  readonly url: string
  /** The public playground has a form and names of its own; a relay speaks plain JSON. */
  readonly protocol?: string | undefined
}

/** Compiled and run in one request; then the output is replayed with its delays. */
export function createEngine(service: GoService): Engine {
  return {
    async run({ code, input }, host) {
      const answer = readAnswer(await askForJson(service.url, bodyOf(service, code, input), host))
      if (answer.version !== '') host.version(`v${answer.version}`)
      host.begin()
      // S8.4
      if (answer.error !== '') {
        host.print('stderr', answer.error)
        return { ok: false }
      }
      return play(answer, host)
    },
    close: () => {},
  }
}

function bodyOf({ protocol }: GoService, code: string, input?: string): RequestInit {
  // A form needs no preflight, which the playground would not answer.
  return protocol === 'playground'
    ? { body: new URLSearchParams({ version: '2', body: code, withVet: 'false' }) }
    : { body: JSON.stringify({ code, input }), headers: { 'content-type': 'application/json' } }
}

interface GoEvent {
  readonly kind: 'stdout' | 'stderr'
  readonly message: string
  readonly delay: number
}

interface GoAnswer {
  readonly version: string
  readonly error: string
  readonly events: readonly GoEvent[]
  readonly status: number
}

/** `Errors` and `Events` at the playground, `error` and `events` at a relay. */
function readAnswer(raw: Readonly<Record<string, unknown>>): GoAnswer {
  const all = lowered(raw)
  const events = Array.isArray(all['events']) ? (all['events'] as unknown[]) : []
  return {
    version: textOf(all['version']),
    error: textOf(all['error']) || textOf(all['errors']),
    events: events.map((event) => {
      const one = lowered(event)
      return {
        kind: one['kind'] === 'stderr' ? 'stderr' : 'stdout',
        message: textOf(one['message']),
        delay: typeof one['delay'] === 'number' ? one['delay'] : 0,
      }
    }),
    status: typeof all['status'] === 'number' ? all['status'] : 0,
  }
}

const lowered = (value: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value ?? {}).map(([key, one]) => [key.toLowerCase(), one]))

/** S7.1: standard output waits for its delay, what went wrong does not. */
async function play({ events, status }: GoAnswer, host: RunHost): Promise<RunEnd> {
  for (const { kind, message, delay } of events) {
    if (kind === 'stdout' && delay > 0) await wait(delay / NANOSECONDS, host.signal)
    if (host.signal.aborted) break
    host.print(kind, message)
  }
  return status === 0 ? { ok: true, exit: 0 } : { ok: false, exit: status }
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
