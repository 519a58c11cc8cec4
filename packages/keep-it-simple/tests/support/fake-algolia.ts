import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the service may do instead of answering. */
export type Fault = 'refuse' | 'error' | 'hang' | 'html' | 'busy'

interface Stored {
  readonly objectID: string
  readonly [key: string]: unknown
}

interface Query {
  readonly query: string
  readonly hitsPerPage?: number
  readonly facetFilters?: readonly (string | readonly string[])[]
  readonly facets?: readonly string[]
  readonly highlightPreTag?: string
  readonly highlightPostTag?: string
}

const APP = 'TESTAPP'
const SEARCH_KEY = 'search-only'
const ADMIN_KEY = 'admin'
/** As the service's own limit. */
const RECORD_BYTES = 10_000

/** A loopback server that speaks the shapes and faults of Algolia's search and indexing API. */
export class FakeAlgolia {
  readonly indexes = new Map<string, Stored[]>()
  readonly settings = new Map<string, unknown>()
  /** Every query with the time it came, and those the reader gave up. */
  readonly queries: (Query & { readonly at: number })[] = []
  given = 0
  fault: Fault | undefined
  /** Milliseconds before a query is answered, by its text. */
  readonly delays = new Map<string, number>()
  url = ''
  private tasks = 0
  private readonly server = createServer((request, response) => {
    const send = (status: number, body: unknown, type = 'application/json') => {
      response.writeHead(status, {
        'content-type': type,
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    }
    const refuse = (status: number, message: string) => send(status, { message, status })
    const answer = async () => {
      const url = new URL(request.url ?? '/', 'http://x')
      const [, , , index = '', verb = ''] = url.pathname.split('/').map(decodeURIComponent)
      if (request.method === 'OPTIONS') return send(204, '')
      const body = await read(request)
      const key =
        url.searchParams.get('x-algolia-api-key') ?? request.headers['x-algolia-api-key'] ?? ''
      const app =
        url.searchParams.get('x-algolia-application-id') ??
        request.headers['x-algolia-application-id']
      if (verb === 'query') {
        const query = JSON.parse(body) as Query
        this.queries.push({ ...query, at: performance.now() })
        response.on('close', () => {
          if (!response.writableEnded) this.given++
        })
        if (this.fault === 'hang') return undefined
        if (this.fault === 'error') return refuse(500, 'Internal server error')
        if (this.fault === 'busy') return refuse(429, 'Too many requests')
        if (this.fault === 'html') return send(200, '<!doctype html><p>Sign in', 'text/html')
        await new Promise((done) => setTimeout(done, this.delays.get(query.query) ?? 0))
      }
      const known = app === APP && (key === ADMIN_KEY || (key === SEARCH_KEY && verb === 'query'))
      if (!known || this.fault === 'refuse') return refuse(403, 'Invalid Application-ID or API key')
      if (verb === 'query') return this.find(index, JSON.parse(body) as Query, send, refuse)
      return this.write(index, verb, body, send, refuse)
    }
    answer().catch((error: unknown) => refuse(500, String(error)))
  })

  async start(): Promise<this> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
    return this
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** What a site would have in its settings. */
  get account(): { appId: string; apiKey: string; indexName: string; hosts: string[] } {
    return { appId: APP, apiKey: SEARCH_KEY, indexName: 'site', hosts: [this.url] }
  }

  get adminKey(): string {
    return ADMIN_KEY
  }

  private find(index: string, query: Query, send: Send, refuse: Refuse): void {
    const stored = this.indexes.get(index)
    if (!stored) return refuse(404, `Index ${index} does not exist`)
    const fits = (record: Stored, filter: string) => {
      const [name, value] = [
        filter.slice(0, filter.indexOf(':')),
        filter.slice(filter.indexOf(':') + 1),
      ]
      const own = record[name]
      return Array.isArray(own) ? own.includes(value) : own === value
    }
    const words = query.query.toLowerCase().split(/\s+/).filter(Boolean)
    const textOf = ({ title, section, text }: Stored) =>
      [title, section, text].join(' ').toLowerCase()
    const found = stored
      .filter((record) =>
        (query.facetFilters ?? []).every((one) =>
          typeof one === 'string' ? fits(record, one) : one.some((filter) => fits(record, filter)),
        ),
      )
      .filter((record) => words.every((word) => textOf(record).includes(word)))
    const {
      hitsPerPage = 20,
      highlightPreTag: pre = '<em>',
      highlightPostTag: post = '</em>',
    } = query
    const marked = (text: string) =>
      words.reduce(
        (value, word) => value.replaceAll(word, `${pre}${word}${post}`),
        text.slice(0, 200),
      )
    const hits = found.slice(0, hitsPerPage).map(({ text, ...record }) => ({
      ...record,
      _snippetResult: { text: { value: marked(String(text)), matchLevel: 'full' } },
    }))
    send(200, {
      hits,
      nbHits: found.length,
      page: 0,
      nbPages: Math.ceil(found.length / Math.max(1, hitsPerPage)),
      hitsPerPage,
      ...(query.facets && { facets: tally(found, query.facets) }),
      exhaustive: { nbHits: true, typo: true },
      query: query.query,
      params: '',
      processingTimeMS: 1,
    })
  }

  private write(index: string, verb: string, body: string, send: Send, refuse: Refuse): void {
    const done = (more: object = {}) =>
      send(200, { taskID: ++this.tasks, updatedAt: new Date(0).toISOString(), ...more })
    if (verb === 'task') return send(200, { status: 'published', pendingTask: false })
    if (verb === 'settings') {
      this.settings.set(index, JSON.parse(body))
      return done()
    }
    if (verb === 'batch') {
      const { requests } = JSON.parse(body) as { requests: { body: Stored }[] }
      const large = requests.find(
        (one) => Buffer.byteLength(JSON.stringify(one.body)) > RECORD_BYTES,
      )
      if (large)
        return refuse(400, `Record at the position 0 objectID=${large.body.objectID} is too big`)
      const stored = this.indexes.get(index) ?? []
      this.indexes.set(index, [...stored, ...requests.map((one) => one.body)])
      return done({ objectIDs: requests.map((one) => one.body.objectID) })
    }
    if (verb !== 'operation') return refuse(404, `No ${verb}`)
    const { operation, destination } = JSON.parse(body) as Record<string, string>
    if (operation === 'move') {
      this.indexes.set(destination!, this.indexes.get(index) ?? [])
      this.indexes.delete(index)
    }
    return done()
  }
}

type Send = (status: number, body: unknown, type?: string) => void
type Refuse = (status: number, message: string) => void

function tally(records: readonly Stored[], names: readonly string[]): object {
  const counted = names.map((name) => {
    const counts: Record<string, number> = {}
    for (const value of records.flatMap((record) => (record[name] ?? []) as string | string[]))
      counts[value] = (counts[value] ?? 0) + 1
    return [name, counts] as const
  })
  return Object.fromEntries(counted)
}

async function read(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
