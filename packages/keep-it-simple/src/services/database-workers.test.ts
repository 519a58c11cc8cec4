import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FromSql } from './sql-messages.ts'

const folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'databases-'))}/`).href
writeFileSync(
  new URL('index.js', folder),
  'export const PGlite = { create: (options) => globalThis.createServer(options) }',
)
writeFileSync(
  new URL('index.mjs', folder),
  'export default (options) => globalThis.startSqlite(options)',
)

type Receive = (event: object) => void
/** Workers say when they are loaded what they do with a message. */
async function receiverOf(load: () => Promise<unknown>): Promise<Receive> {
  vi.stubGlobal('onmessage', null)
  await load()
  const { onmessage } = globalThis as unknown as { onmessage: Receive }
  vi.unstubAllGlobals()
  return onmessage
}
const receive = {
  postgres: await receiverOf(() => import('./postgres-worker.ts')),
  sqlite: await receiverOf(() => import('./sqlite-worker.ts')),
}

/** The least there is of WebAssembly. */
const MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)
const FILES: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'pglite.wasm': MODULE,
  'initdb.wasm': MODULE,
  'pglite.data': Uint8Array.of(1, 2, 3),
  'sqlite3.wasm': Uint8Array.of(4, 5),
}

let said: FromSql[]
let isConnected: boolean
/** What is loaded stays loaded, until a run fails. */
let isOver: boolean
beforeEach(async () => {
  said = []
  isConnected = false
  isOver = true
  vi.stubGlobal('postMessage', (message: FromSql) => said.push(message))
  vi.stubGlobal('fetch', async (address: string) =>
    isConnected
      ? new Response(FILES[address.slice(folder.length)])
      : new Response('', { status: 404 }),
  )
  vi.stubGlobal('createServer', () => Promise.reject(new Error('over')))
  for (const database of ['postgres', 'sqlite'] as const) await sent(database)
  isConnected = true
  isOver = false
})
afterEach(() => vi.unstubAllGlobals())

async function sent(database: keyof typeof receive): Promise<FromSql[]> {
  said.length = 0
  receive[database]({ data: { folder, bytes: 19, program: { code: 'SELECT 1' } } })
  await vi.waitFor(() => expect(['end', 'failed']).toContain(said.at(-1)?.type), {
    timeout: 15_000,
  })
  return [...said]
}
const RAN = [
  { type: 'print', stream: 'stdout', text: 'a\n-\n7\n' },
  { type: 'table', columns: ['a'], rows: [['7']] },
  { type: 'end', ok: true },
]

/** Servers that answer one question, and what was done with them. */
function servers() {
  const done: string[] = []
  const created: { readonly loadDataDir?: unknown; readonly fsBundle?: Blob }[] = []
  vi.stubGlobal('createServer', async (options: (typeof created)[number]) => {
    const name = `server ${created.push(options)}`
    return {
      exec: async (query: string) => {
        done.push(`${name}: ${query}`)
        return query.startsWith('SHOW')
          ? [{ fields: [], rows: [['17.5']] }]
          : [{ fields: [{ name: 'a', dataTypeID: 1 }], rows: [['7']] }]
      },
      dumpDataDir: async (compression: string) => `files of ${name}, ${compression}`,
      close: async () => void done.push(`${name}: closed`),
    }
  })
  return { done, created }
}

it('every run of PostgreSQL begins with the files of a new server', async () => {
  const { done, created } = servers()
  const first = await sent('postgres')
  const came = first.flatMap((one) => (one.type === 'progress' ? [one] : []))
  expect(came.map(({ loaded }) => loaded).at(-1)).toBe(19)
  expect(came).toHaveLength(3)
  expect(first.slice(3)).toEqual([{ type: 'ready', version: '17.5' }, ...RAN])
  expect((await sent('postgres')).slice(1)).toEqual(RAN)
  expect(done).toEqual([
    'server 1: SHOW server_version',
    'server 1: closed',
    'server 2: SELECT 1',
    'server 2: closed',
    'server 3: SELECT 1',
    'server 3: closed',
  ])
  expect(created.map(({ loadDataDir }) => loadDataDir)).toEqual([
    undefined,
    'files of server 1, none',
    'files of server 1, none',
  ])
  for (const { fsBundle, ...rest } of created) {
    expect([...new Uint8Array(await fsBundle!.arrayBuffer())]).toEqual([1, 2, 3])
    expect(rest).toMatchObject({
      pgliteWasmModule: expect.any(WebAssembly.Module) as unknown,
      initdbWasmModule: expect.any(WebAssembly.Module) as unknown,
    })
  }
})

it('SQLite is started with its own bytes, once, and opened for each run', async () => {
  const started: unknown[] = []
  const counts = { opened: 0, closed: 0 }
  const prepare = () => {
    let left = 1
    const finalize = () => undefined
    return { columnCount: 1, getColumnNames: () => ['a'], step: () => left-- > 0, finalize }
  }
  class DB {
    readonly prepare = prepare
    readonly close = () => (counts.closed += 1)
    constructor(name: string) {
      if (isOver) throw new Error('over')
      if (name === ':memory:') counts.opened += 1
    }
  }
  vi.stubGlobal('startSqlite', async (options: unknown) => {
    started.push(options)
    return {
      capi: { sqlite3_libversion: () => '3.50.4', sqlite3_column_text: () => '7' },
      oo1: { DB },
    }
  })
  expect(await sent('sqlite')).toEqual([
    { type: 'progress', loaded: 2, total: 19 },
    { type: 'ready', version: '3.50.4' },
    ...RAN,
  ])
  expect((await sent('sqlite')).slice(1)).toEqual(RAN)
  expect(started).toEqual([{ wasmBinary: Uint8Array.of(4, 5) }])
  expect(counts).toEqual({ opened: 2, closed: 2 })
})

it('a file that is not there is no database', async () => {
  isConnected = false
  servers()
  expect((await sent('postgres')).at(-1)).toEqual({ type: 'failed' })
})
