import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

/** What a host may do to a file. */
export type Fault =
  | 'missing'
  | 'missing, as a page'
  | 'a page instead'
  | 'a page that claims to be the file'
  | 'error 500'
  | 'cut off'
  | 'half of it'
  | 'silence'
  | 'stuck half-way'
  | 'rubbish'
  | 'empty'
  | 'refused'

interface Rule {
  readonly file: RegExp
  readonly fault: Fault
  /** Only where a script fetches it; a document is sent as it is. */
  readonly isFetched?: boolean
  /** How often; for ever when it is not said. */
  times?: number
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
}
const PAGE = '<!doctype html><title>Elsewhere</title><p>Not what was asked for.</p>'

/** A server of plain files, without redirects of any kind, that misbehaves where it is asked to. */
export async function serveFaulty(
  folder: () => string,
  headers: Readonly<Record<string, string>> = {},
) {
  const rules: Rule[] = []
  const asked: string[] = []
  const documents: string[] = []
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname)
    const isDocument = request.headers['sec-fetch-mode'] === 'navigate'
    if (request.method === 'GET') asked.push(path)
    if (isDocument) documents.push(path)
    const rule = rules.find(
      ({ file, isFetched, times = 1 }) =>
        times > 0 && file.test(path) && !(isFetched && (isDocument || request.method === 'HEAD')),
    )
    if (rule?.times !== undefined) rule.times--
    const file = join(folder(), path.endsWith('/') ? `${path}index.html` : path)
    const isThere = /\.\w+$/.test(file) && existsSync(file)
    response.setHeader('cache-control', 'no-cache')
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (rule) misbehave(rule.fault, response, file)
    else if (isThere) send(response, 200, TYPES[extname(file)] ?? 'application/octet-stream', file)
    else send(response, 404, TYPES['.html']!, join(folder(), '404.html'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    /** Every path that was fetched, in order. */
    asked,
    /** Those of documents. */
    documents,
    /** From now on, and nothing else. */
    fail: (...next: Rule[]) => void rules.splice(0, Infinity, ...next),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function send(response: ServerResponse, status: number, type: string, file: string): void {
  const body = existsSync(file) ? readFileSync(file) : 'Not found'
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

function misbehave(fault: Fault, response: ServerResponse, file: string): void {
  const type = TYPES[extname(file)] ?? 'application/octet-stream'
  const whole = existsSync(file) ? readFileSync(file) : Buffer.from('')
  const half = whole.subarray(0, whole.length / 2)
  const answer = (status: number, kind: string, body: string | Buffer, length?: number) => {
    response.writeHead(status, {
      'content-type': kind,
      ...(length !== undefined && { 'content-length': length }),
    })
    response.write(body)
  }
  const deeds: Record<Fault, () => void> = {
    missing: () => (answer(404, 'text/plain', 'Not found'), response.end()),
    'missing, as a page': () => (answer(404, 'text/html', PAGE), response.end()),
    'a page instead': () => (answer(200, 'text/html', PAGE), response.end()),
    'a page that claims to be the file': () => (answer(200, type, PAGE), response.end()),
    'error 500': () => (answer(500, 'text/html', PAGE), response.end()),
    'cut off': () => {
      answer(200, type, half, whole.length)
      setTimeout(() => response.destroy(), 20)
    },
    'half of it': () => (answer(200, type, half), response.end()),
    silence: () => undefined,
    'stuck half-way': () => answer(200, type, half, whole.length),
    rubbish: () => (answer(200, type, '{{{ not ) anything'), response.end()),
    empty: () => (answer(200, type, ' '), response.end()),
    refused: () => void response.destroy(),
  }
  deeds[fault]()
}
