import sqlite3InitModule from '@sqlite.org/sqlite-wasm'
import { openSqlite, SQLITE_CONFIG } from '#model/sql/sqlite-database.ts'
import { runInProcess } from './run-in-process.ts'

Object.assign(globalThis, { sqlite3ApiConfig: SQLITE_CONFIG })
/** A process: runs the program its argument names, by the build of SQLite that readers have. */
await runInProcess(async () => openSqlite(await sqlite3InitModule()))
