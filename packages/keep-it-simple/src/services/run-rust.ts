import { RunError, type Engine, type RunEnd, type RunHost, type RunProgram } from './run-code.ts'

/** S7.3 */
const CONNECTED = 'websocket/connected'
const EXECUTE = 'output/execute/wsExecute'
const REQUEST = {
  backtrace: false,
  channel: 'stable',
  crateType: 'bin',
  edition: '2021',
  mode: 'release',
  tests: false,
}
/** What is shown as the version: the service names none. */
const VERSION = 'release'
/** A socket that was dropped before the program began is opened again this often. */
const REOPEN = 1

interface Frame {
  readonly type: string
  readonly payload?: unknown
  readonly meta?: { readonly sequenceNumber?: number }
}

/** All runs of a page share one socket; each has a number, and hears only what carries it. */
export function createEngine({ url }: { readonly url: string }): Engine {
  let socket: Promise<WebSocket> | undefined
  let next = 0
  const forget = () => {
    const old = socket
    socket = undefined
    void old?.then(
      (one) => one.close(),
      () => undefined,
    )
  }
  const connected = () => {
    const opening = connect(url)
    opening.then(
      (one) => one.addEventListener('close', () => socket === opening && (socket = undefined)),
      () => socket === opening && (socket = undefined),
    )
    return opening
  }
  const run = async (program: RunProgram, host: RunHost, again = REOPEN): Promise<RunEnd> => {
    const shared = await (socket ??= connected())
    // Whoever stops waiting closes it: a service ends the programs of a socket that is gone.
    host.signal.addEventListener('abort', forget)
    try {
      return await execute(shared, next++, program, host)
    } catch (error) {
      forget()
      const early = error instanceof RunError && error.fault === 'unreachable'
      if (!early || again === 0 || host.signal.aborted) throw error
      return await run(program, host, again - 1)
    } finally {
      host.signal.removeEventListener('abort', forget)
    }
  }
  return { run: (program, host) => run(program, host), close: forget }
}

/** Open, greeted, and greeted back. */
function connect(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url)
    // Every fault ends with `close`.
    socket.addEventListener('close', () => reject(new RunError('unreachable')))
    socket.addEventListener('open', () => {
      const payload = { iAcceptThisIsAnUnsupportedApi: true }
      const meta = { websocket: true, sequenceNumber: 0 }
      socket.send(JSON.stringify({ type: CONNECTED, payload, meta }))
    })
    socket.addEventListener('message', ({ data }) => {
      if (readFrame(data)?.type === CONNECTED) resolve(socket)
    })
  })
}

function execute(
  socket: WebSocket,
  number: number,
  { code, input }: RunProgram,
  host: RunHost,
): Promise<RunEnd> {
  const over = new AbortController()
  let began = false
  const meta = { sequenceNumber: number }
  const tell = (type: string, payload?: unknown) =>
    socket.send(JSON.stringify({ type, payload, meta }))
  const ended = new Promise<RunEnd>((resolve, reject) => {
    const hear = ({ data }: MessageEvent) => {
      const frame = readFrame(data)
      if (!frame) return reject(new RunError('answer'))
      if (frame.meta?.sequenceNumber !== number) return
      const text = typeof frame.payload === 'string' ? frame.payload : ''
      if (frame.type === `${EXECUTE}Begin`) {
        began = true
        host.version(VERSION)
        host.begin()
        if (input !== undefined) {
          tell(`${EXECUTE}Stdin`, input)
          tell(`${EXECUTE}StdinClose`)
        }
      } else if (frame.type === `${EXECUTE}Stdout`) host.print('stdout', text)
      else if (frame.type === `${EXECUTE}Stderr`) host.print('stderr', text)
      else if (frame.type === `${EXECUTE}End`) resolve(readEnd(frame.payload))
      else if (frame.type === 'websocket/error') reject(new RunError('refused', errorOf(frame)))
    }
    const drop = () => reject(new RunError(began ? 'cut' : 'unreachable'))
    socket.addEventListener('message', hear, { signal: over.signal })
    socket.addEventListener('close', drop, { signal: over.signal })
    if (socket.readyState !== WebSocket.OPEN) return drop()
    tell(`${EXECUTE}Request`, { ...REQUEST, code })
  })
  return ended.finally(() => over.abort())
}

function readFrame(data: unknown): Frame | undefined {
  try {
    const frame = JSON.parse(String(data)) as Frame | null
    return typeof frame?.type === 'string' ? frame : undefined
  } catch {
    return undefined
  }
}

/** S8.4: a failed run reports its exit detail. */
function readEnd(payload: unknown): RunEnd {
  const { success, exitDetail } = (payload ?? {}) as { success?: unknown; exitDetail?: unknown }
  if (success === true) return { ok: true, exit: 0 }
  if (typeof exitDetail !== 'string') return { ok: false }
  const [, status] = /^Exited with status (\d+)$/.exec(exitDetail) ?? []
  return {
    ok: false,
    ...(status === undefined ? { detail: exitDetail } : { exit: Number(status) }),
  }
}

function errorOf({ payload }: Frame): string {
  const { error } = (payload ?? {}) as { error?: unknown }
  return typeof error === 'string' ? error : ''
}
