import { openPostgres, type Postgres } from '#model/sql/postgres-database.ts'
import { answerSql } from './answer-sql.ts'
import { fetchBytes } from './fetch-bytes.ts'

interface Options {
  readonly pgliteWasmModule: WebAssembly.Module
  readonly initdbWasmModule: WebAssembly.Module
  readonly fsBundle: Blob
  readonly loadDataDir?: Blob
}

interface Server extends Postgres {
  readonly close: () => Promise<void>
  readonly dumpDataDir: (compression: 'none') => Promise<Blob>
}

interface Pglite {
  readonly PGlite: { readonly create: (options: Options) => Promise<Server> }
}

answerSql(async (folder, came) => {
  const file = `${folder}index.js`
  const compiled = async (name: string) =>
    WebAssembly.compile(await fetchBytes(`${folder}${name}`, came))
  const [{ PGlite }, pgliteWasmModule, initdbWasmModule, files] = await Promise.all([
    import(/* @vite-ignore */ file) as Promise<Pglite>,
    compiled('pglite.wasm'),
    compiled('initdb.wasm'),
    fetchBytes(`${folder}pglite.data`, came),
  ])
  const parts = { pgliteWasmModule, initdbWasmModule, fsBundle: new Blob([files]) }
  const first = await PGlite.create(parts)
  const [answer] = await first.exec('SHOW server_version', { rowMode: 'array', parsers: {} })
  const [version = ''] = (answer?.rows[0] ?? []) as readonly string[]
  // Every run begins with the files of a new server, as where programs are verified.
  const loadDataDir = await first.dumpDataDir('none')
  await first.close()
  const open = async () => {
    const server = await PGlite.create({ ...parts, loadDataDir })
    return { ...openPostgres(server), close: () => server.close() }
  }
  return { version, open }
})
