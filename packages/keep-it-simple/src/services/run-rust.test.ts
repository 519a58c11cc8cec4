import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { WebSocketServer, type WebSocket as Peer } from 'ws'
import { createEngine } from './run-rust.ts'
import { startRun } from './run-code.ts'

const LIMITS = { startMilliseconds: 1500, milliseconds: 1500, lines: 100, bytes: 10_000 }
const EXECUTE = 'output/execute/wsExecute'

interface Heard {
  readonly type: string
  readonly payload: Record<string, unknown>
  readonly meta: { readonly sequenceNumber: number }
}

const open: WebSocketServer[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.clients.forEach((one) => one.terminate())
    server.close()
  }
})

/** `act` answers each request to execute; greetings are answered here. */
async function serve(act: (say: (type: string, payload?: unknown) => void, peer: Peer) => void) {
  const heard: Heard[] = []
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  open.push(server)
  let sockets = 0
  server.on('connection', (peer) => {
    sockets++
    peer.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as Heard
      heard.push(frame)
      const say = (type: string, payload?: unknown) =>
        peer.send(JSON.stringify({ type, payload, meta: frame.meta }))
      if (frame.type === 'websocket/connected') say(frame.type, {})
      else act((type, payload) => say(EXECUTE + type, payload), peer)
    })
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return { engine: createEngine({ url }), heard, sockets: () => sockets }
}

async function run(engine: ReturnType<typeof createEngine>, input?: string) {
  const printed: string[] = []
  const events = {
    print: (stream: string, text: string) => void printed.push(`${stream}: ${text}`),
    version: (text: string) => void printed.push(text),
  }
  const end = await startRun(
    engine,
    { code: 'fn main() {}', ...(input !== undefined && { input }) },
    LIMITS,
    events,
  ).ended
  return { ...end, printed }
}

it('[S7.3] greets, asks to execute, and reads begin, both streams and end', async () => {
  const { engine, heard, sockets } = await serve((say) => {
    say('Begin')
    say('Stdout', 'no newline')
    say('Stderr', 'error: x')
    say('End', { success: true, exitDetail: 'Exited with status 0' })
  })
  const printed = ['release', 'stdout: no newline', 'stderr: error: x']
  expect(await run(engine)).toEqual({ ok: true, exit: 0, printed })
  expect(await run(engine)).toEqual({ ok: true, exit: 0, printed })
  expect(sockets()).toBe(1)
  expect(heard).toEqual([
    {
      type: 'websocket/connected',
      payload: { iAcceptThisIsAnUnsupportedApi: true },
      meta: { websocket: true, sequenceNumber: 0 },
    },
    ...[0, 1].map((sequenceNumber) => ({
      type: 'output/execute/wsExecuteRequest',
      payload: {
        backtrace: false,
        channel: 'stable',
        crateType: 'bin',
        edition: '2021',
        mode: 'release',
        tests: false,
        code: 'fn main() {}',
      },
      meta: { sequenceNumber },
    })),
  ])
})

it('hands a program its input once it has begun, and ends it', async () => {
  const { engine, heard } = await serve((say) => {
    if (heard.at(-1)!.type === `${EXECUTE}Request`) say('Begin')
    else if (heard.at(-1)!.type === `${EXECUTE}StdinClose`) say('End', { success: true })
  })
  expect(await run(engine, '3 4\n')).toMatchObject({ ok: true })
  const sent = heard.slice(2).map(({ type, payload }) => [type, payload])
  expect(sent).toEqual([
    [`${EXECUTE}Stdin`, '3 4\n'],
    [`${EXECUTE}StdinClose`, undefined],
  ])
})

it('a failed run reports its exit detail', async () => {
  const { engine } = await serve((say) => {
    say('Begin')
    say('End', { success: false, exitDetail: 'Exited with status 101' })
  })
  expect(await run(engine)).toMatchObject({ ok: false, exit: 101 })
})

it('opens a dropped socket again once, and says so when that does not help', async () => {
  let drops = 1
  const { engine, sockets } = await serve((say, peer) => {
    if (drops-- > 0) return peer.terminate()
    say('Begin')
    say('End', { success: true })
  })
  expect(await run(engine)).toMatchObject({ ok: true })
  expect(sockets()).toBe(2)
  drops = 9
  expect(await run(engine)).toMatchObject({ ok: false, fault: 'unreachable' })
  expect(sockets()).toBe(3)
})

it('a socket cut in the middle is reported, and the next run opens another', async () => {
  let cut = true
  const { engine } = await serve((say, peer) => {
    say('Begin')
    if (cut) return peer.terminate()
    say('End', { success: true })
  })
  expect(await run(engine)).toMatchObject({ ok: false, fault: 'cut' })
  cut = false
  expect(await run(engine)).toMatchObject({ ok: true })
})

it('hears only its own number, and rubbish is a fault', async () => {
  const { engine } = await serve((say, peer) => {
    say('Begin')
    const meta = { sequenceNumber: 99 }
    peer.send(JSON.stringify({ type: `${EXECUTE}Stdout`, payload: 'theirs', meta }))
    peer.send('{')
  })
  expect(await run(engine)).toEqual({ ok: false, fault: 'answer', printed: ['release'] })
})

it('nobody there is a plain fault', async () => {
  expect(await run(createEngine({ url: 'ws://127.0.0.1:9/' }))).toMatchObject({
    fault: 'unreachable',
  })
})
