import type { AddressInfo } from 'node:net'
import { afterEach, vi } from 'vitest'
import { WebSocketServer, type WebSocket as Peer } from 'ws'
import { startRun } from '#services/run-code.ts'
import { createEngine } from '#services/run-rust.ts'

export const LIMITS = { startMilliseconds: 1500, milliseconds: 1500, lines: 100, bytes: 10_000 }
export const EXECUTE = 'output/execute/wsExecute'

export interface Heard {
  readonly type: string
  readonly payload: Record<string, unknown>
  readonly meta: { readonly sequenceNumber: number }
}

/** Ended after each test. */
export const open: WebSocketServer[] = []
afterEach(() => {
  vi.unstubAllGlobals()
  for (const server of open.splice(0)) {
    server.clients.forEach((one) => one.terminate())
    server.close()
  }
})

/** `act` answers each request to execute; greetings are answered here. */
export async function serve(
  act: (say: (type: string, payload?: unknown) => void, peer: Peer) => void,
  port = 0,
) {
  const heard: Heard[] = []
  const server = new WebSocketServer({ port, host: '127.0.0.1' })
  open.push(server)
  let sockets = 0
  const closed = Promise.withResolvers<void>()
  server.on('connection', (peer) => {
    sockets++
    peer.on('close', () => closed.resolve())
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
  const { port: own } = server.address() as AddressInfo
  const engine = createEngine({ url: `ws://127.0.0.1:${own}/` })
  return { engine, heard, server, port: own, sockets: () => sockets, closed: closed.promise }
}

export function begin(engine: ReturnType<typeof createEngine>, input?: string, limits = LIMITS) {
  const printed: string[] = []
  const events = {
    print: (stream: string, text: string) => void printed.push(`${stream}: ${text}`),
    version: (text: string) => void printed.push(text),
  }
  const program = { code: 'fn main() {}', ...(input !== undefined && { input }) }
  return { ...startRun(engine, program, limits, events), printed }
}

export async function run(engine: ReturnType<typeof createEngine>, input?: string) {
  const { ended, printed } = begin(engine, input)
  return { ...(await ended), printed }
}
