import { openSqlite, SQLITE_CONFIG, type Sqlite } from '#model/sql/sqlite-database.ts'
import { answerSql } from './answer-sql.ts'
import { fetchBytes } from './fetch-bytes.ts'

type Start = (options: { readonly wasmBinary: Uint8Array }) => Promise<Sqlite>

Object.assign(globalThis, { sqlite3ApiConfig: SQLITE_CONFIG })

answerSql(async (folder, came) => {
  const file = `${folder}index.mjs`
  const [module, wasmBinary] = await Promise.all([
    import(/* @vite-ignore */ file) as Promise<{ readonly default: Start }>,
    fetchBytes(`${folder}sqlite3.wasm`, came),
  ])
  const sqlite = await module.default({ wasmBinary })
  return { version: sqlite.capi.sqlite3_libversion(), open: async () => openSqlite(sqlite) }
})
