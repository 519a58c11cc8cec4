import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { Compilers } from './run-for-real.ts'

/** How a service can let its readers down. */
export const FAULTS = [
  'refuse',
  'hang',
  'cut',
  'trickle',
  'status',
  'malformed',
  'flood',
  'sequence',
] as const

export type Mode = 'good' | (typeof FAULTS)[number]

const FLOOD = 10 * 1024 * 1024
const TRICKLE = 200
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }
const ENDLESS = /while \(true\)/
const EXECUTE = 'output/execute/wsExecute'

/** The public services on loopback: their protocols, real compilers, and every fault on demand. */
export class RunServices {
  mode: Mode = 'good'
  /** How many requests and sockets came in, and how many requests were taken back. */
  readonly counted = { requests: 0, sockets: 0, takenBack: 0 }
  readonly compilers = new Compilers()
  private readonly server = createServer((request, response) => void this.answer(request, response))
  private readonly sockets = new WebSocketServer({ noServer: true })
  private readonly timers = new Set<NodeJS.Timeout>()

  async listen(): Promise<string> {
    this.server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head))
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): void {
    for (const timer of this.timers) clearInterval(timer)
    for (const one of this.sockets.clients) one.terminate()
    this.server.closeAllConnections()
    this.server.close()
    this.compilers.close()
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end()
    this.counted.requests++
    const { mode } = this
    if (mode === 'refuse') return void request.socket.destroy()
    if (mode === 'hang') return
    const headers = { ...CORS, 'content-type': 'application/json' }
    if (mode === 'status') return void response.writeHead(500, headers).end('{"message":"no"}')
    response.writeHead(200, headers)
    if (mode === 'malformed') return void response.end('{"events": [{"kind": "stdout", ')
    if (mode === 'flood') return void response.end(JSON.stringify({ text: 'x'.repeat(FLOOD) }))
    if (mode === 'cut') {
      response.write('{"version": "1", ')
      return void setTimeout(() => request.socket.destroy(), 50)
    }
    if (mode === 'trickle') return this.repeat(() => response.write(' '))
    const body = await readBody(request)
    response.once('close', () => {
      if (!response.writableEnded) this.counted.takenBack++
    })
    const path = new URL(request.url ?? '/', 'http://x').pathname
    // Its compiler takes all programs beforehand; one that does not end has no answer.
    if (path === '/kotlin' && ENDLESS.test(body)) return
    const said =
      path === '/kotlin' ? this.kotlin(body) : await this[path === '/go' ? 'go' : 'goForm'](body)
    response.end(JSON.stringify(said))
  }

  /** S7.1, as a relay speaks. */
  private async go(body: string): Promise<object> {
    const { events, refused } = await this.playGo((JSON.parse(body) as { code: string }).code)
    return refused === undefined
      ? {
          version: '1.19.8',
          events: events.map(([kind, message]) => ({ kind, message, delay: 0 })),
        }
      : { version: '1.19.8', error: refused }
  }

  /** As play.golang.org speaks. */
  private async goForm(body: string): Promise<object> {
    const form = new URLSearchParams(body)
    const { events, refused = '', code } = await this.playGo(form.get('body') ?? '')
    const Events = events.map(([Kind, Message]) => ({ Kind, Message, Delay: 0 }))
    return { Errors: refused, Events, Status: code ?? 0, IsTest: false, TestsFailed: 0 }
  }

  private async playGo(code: string) {
    const events: [kind: string, message: string][] = []
    const print = (kind: string, message: string) => void events.push([kind, message])
    return {
      events,
      ...(await this.compilers.go(code, { signal: AbortSignal.timeout(25_000), print })),
    }
  }

  /** S7.2 */
  private kotlin(body: string): object {
    const { files } = JSON.parse(body) as { files: readonly { name: string; text: string }[] }
    const { output, code } = this.compilers.kotlin(files[0]!.text)
    const messages = [...output.matchAll(/^main\.kt:(\d+):(\d+): (error|warning): (.*)$/gm)]
    const errors = messages.map(([, line, column, severity, message]) => ({
      interval: { start: { line: Number(line) - 1, ch: Number(column) - 1 } },
      message,
      severity: severity!.toUpperCase(),
    }))
    const refused = code !== 0 && errors.some(({ severity }) => severity === 'ERROR')
    return { version: '2.4.20', errors: { [files[0]!.name]: errors }, text: refused ? '' : output }
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.counted.sockets++
    if (this.mode === 'refuse') return void socket.destroy()
    if (this.mode === 'status') return void socket.end('HTTP/1.1 500 No\r\n\r\n')
    this.sockets.handleUpgrade(request, socket, head, (peer) => {
      peer.on('message', (data: Buffer) => void this.hear(peer, data.toString()))
    })
  }

  /** S7.3 */
  private async hear(peer: WebSocket, text: string): Promise<void> {
    const { mode } = this
    const { type, payload, meta } = JSON.parse(text) as {
      type: string
      payload: { code: string }
      meta: { sequenceNumber: number }
    }
    const sequenceNumber = meta.sequenceNumber + (mode === 'sequence' ? 7 : 0)
    const say = (name: string, said?: unknown) => {
      const frame = { type: name, payload: said, meta: { sequenceNumber } }
      if (peer.readyState === peer.OPEN) peer.send(JSON.stringify(frame))
    }
    if (type === 'websocket/connected') return say(type, {})
    if (mode === 'hang') return
    if (mode === 'malformed') return peer.send('{"type": ')
    say(`${EXECUTE}Begin`)
    if (mode === 'cut') return void setTimeout(() => peer.terminate(), 50)
    if (mode === 'flood') return say(`${EXECUTE}Stdout`, 'x'.repeat(FLOOD))
    if (mode === 'trickle') return this.repeat(() => say(`${EXECUTE}Stdout`, '.'))
    const stop = new AbortController()
    peer.once('close', () => stop.abort())
    const { code } = await this.compilers.rust(payload.code, {
      signal: stop.signal,
      print: (stream, said) => say(`${EXECUTE}${stream === 'stdout' ? 'Stdout' : 'Stderr'}`, said),
    })
    say(`${EXECUTE}End`, { success: code === 0, exitDetail: `Exited with status ${code}` })
  }

  private repeat(act: () => void): void {
    this.timers.add(setInterval(act, TRICKLE))
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
