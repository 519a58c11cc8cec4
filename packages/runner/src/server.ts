import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Language } from './languages/language.ts'
import { LIMITS } from './limits.ts'
import { Busy, Queue } from './queue.ts'
import { RateLimit } from './rate-limit.ts'
import { addressOf, readProgram, Refused } from './read-request.ts'
import { runProgram, type Place } from './run-program.ts'
import type { Settings } from './settings.ts'

/** Requests in a connection that never come to an end are ended. */
const HEADERS_MILLISECONDS = 5_000
const REQUEST_MILLISECONDS = 10_000
const CONNECTIONS = 512
/** In seconds: how long a browser need not ask again whether it may ask. */
const PREFLIGHT = '7200'

export interface Runner {
  readonly server: Server
  /** Takes no more requests, lets runs end for a moment, and stops the rest. */
  readonly close: () => Promise<void>
}

export function createRunner(
  settings: Settings,
  languages: ReadonlyMap<string, Language>,
  place: Place,
): Runner {
  const { parallel, waiting, waitSeconds, perMinute, origins, proxy } = settings
  const queue = new Queue({ parallel, waiting, waitMilliseconds: waitSeconds * 1000 })
  const rates = new RateLimit(perMinute)
  const ending = new AbortController()
  let closing = false

  const health = () => ({
    ok: !closing,
    languages: Object.fromEntries([...languages].map(([name, one]) => [name, one.version])),
    running: queue.running,
    waiting: queue.waiting,
    cgroup: place.cgroups?.version ?? 'none',
  })

  const run = async (language: Language, request: IncomingMessage, response: ServerResponse) => {
    const seconds = rates.take(addressOf(request, proxy))
    if (seconds > 0)
      throw new Refused(429, `Too many programs; wait ${seconds} s.`, {
        'retry-after': String(seconds),
      })
    const program = await readProgram(request)
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const signal = AbortSignal.any([gone.signal, ending.signal])
    const answer = await queue.add(signal, () => runProgram(language, program, place, signal))
    sendJson(response, 200, answer)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '/').split('?')[0]!
    if (path === '/health') {
      allow(request, response, 'GET', 'HEAD')
      return sendJson(response, closing ? 503 : 200, health())
    }
    const language = languages.get(path.slice(1))
    if (!language) throw new Refused(404, 'Nothing is run at this address.')
    // Said also to those who are refused, so that the browser shows the page why.
    const { origin = '' } = request.headers
    response.setHeader('vary', 'origin')
    if (!origins.has(origin)) throw new Refused(403, 'Pages of this origin may not send programs.')
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-expose-headers', 'retry-after')
    allow(request, response, 'POST', 'OPTIONS')
    if (request.method === 'POST') return run(language, request, response)
    response.setHeader('access-control-allow-methods', 'POST')
    response.setHeader('access-control-allow-headers', 'content-type')
    response.setHeader('access-control-max-age', PREFLIGHT)
    response.writeHead(204).end()
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => refuse(request, response, error))
  })
  server.headersTimeout = HEADERS_MILLISECONDS
  server.requestTimeout = REQUEST_MILLISECONDS
  server.maxConnections = CONNECTIONS

  const close = async () => {
    closing = true
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()))
    const timer = setTimeout(() => ending.abort(), LIMITS.graceMilliseconds)
    await queue.close()
    clearTimeout(timer)
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 500).unref()
    await closed
  }
  return { server, close }
}

function allow(request: IncomingMessage, response: ServerResponse, ...methods: string[]): void {
  if (methods.includes(request.method ?? '')) return
  response.setHeader('allow', methods.join(', '))
  throw new Refused(405, `Use ${methods.join(' or ')}.`)
}

function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const refused =
    error instanceof Refused
      ? error
      : error instanceof Busy
        ? new Refused(503, error.message, { 'retry-after': '5' })
        : new Refused(500, 'The program could not be run.')
  if (refused.status === 500) console.error(error)
  if (response.headersSent || response.destroyed) return void response.destroy()
  // What is still on its way is not read.
  if (!request.complete) response.setHeader('connection', 'close')
  for (const [name, value] of Object.entries(refused.headers)) response.setHeader(name, value)
  sendJson(response, refused.status, { message: refused.message })
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  response.writeHead(status, headers).end(JSON.stringify(value))
}
