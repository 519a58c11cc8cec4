import sqlite3InitModule from '@sqlite.org/sqlite-wasm'
import { beforeAll, expect, it } from 'vitest'
import { runSql, type SqlProgram } from './run-sql.ts'
import { openSqlite, SQLITE_CONFIG, type Sqlite } from './sqlite-database.ts'

let sqlite: Sqlite
beforeAll(async () => {
  Object.assign(globalThis, { sqlite3ApiConfig: SQLITE_CONFIG })
  sqlite = await sqlite3InitModule()
})

async function run(program: SqlProgram) {
  const printed: string[] = []
  const tables: (readonly string[])[] = []
  const database = openSqlite(sqlite)
  const ok = await runSql(database, program, {
    print: (stream, text) => printed.push(stream === 'stdout' ? text : `! ${text}`),
    table: ({ columns }) => tables.push(columns),
  })
  database.close()
  return { ok, text: printed.join(''), tables }
}

it('prints values as SQLite writes them', async () => {
  const code =
    "SELECT 1 AS a, 1.0 AS b, 1e20 AS c, 0.1 + 0.2 AS d, x'6869' AS e, 9007199254740993 AS f"
  const { text, tables } = await run({ code })
  expect(text.split('\n')[2]).toMatch(/^1 +1\.0 +1\.0e\+20 +0\.3\d* +hi +9007199254740993$/)
  expect(tables).toEqual([['a', 'b', 'c', 'd', 'e', 'f']])
})

it('ends at the first mistake, with what was printed before', async () => {
  const { ok, text } = await run({ code: 'SELECT 1 AS a; SELECT * FROM nowhere; SELECT 2 AS b' })
  expect(ok).toBe(false)
  expect(text).toBe('a\n-\n1\n! Error: no such table: nowhere\n')
})

it('runs what has to be there first without a word, and goes on after a mistake above', async () => {
  const { ok, text } = await run({
    setup: 'CREATE TABLE t (a); SELECT 0;',
    before: ['INSERT INTO t VALUES (1); SELECT * FROM t;', 'SELEC;', 'INSERT INTO t VALUES (2)'],
    code: 'SELECT sum(a) AS sum FROM t',
  })
  expect([ok, text]).toEqual([true, 'sum\n---\n3\n'])
})

it('says what is wrong with a set-up file', async () => {
  const { ok, text } = await run({ setup: 'CREATE TABEL t (a)', code: 'SELECT 1' })
  expect([ok, text]).toEqual([false, '! Error: near "TABEL": syntax error\n'])
})

it('reads no more rows than anybody would', async () => {
  const endless = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n'
  const { ok, text } = await run({ code: endless })
  expect([ok, text]).toEqual([false, '! Error: more than 1000 rows\n'])
})

it('prints a plan as lines, and no table of it', async () => {
  const { text, tables } = await run({
    code: 'CREATE TABLE t (a); EXPLAIN QUERY PLAN SELECT * FROM t; SELECT NULL AS a, 1 AS b',
  })
  expect([text, tables]).toEqual(['SCAN t\n\na  b\n-  -\n   1\n', [['a', 'b']]])
})
