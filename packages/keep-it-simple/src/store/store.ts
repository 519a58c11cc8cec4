import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/** Raise it when the tables change. */
const VERSION = 1
/**
 * `source` has what the compiler made of each file below `docs/`, `page` the data of each address as the
 * last complete run wrote it, and `cache` every result that is found again by a hash of its inputs.
 */
const TABLES = `
CREATE TABLE source (file TEXT PRIMARY KEY, head TEXT NOT NULL, page TEXT NOT NULL, body TEXT NOT NULL);
CREATE TABLE page (path TEXT PRIMARY KEY, place INTEGER NOT NULL, hash TEXT NOT NULL, file TEXT NOT NULL,
  body TEXT NOT NULL, source TEXT NOT NULL, words INTEGER, refs TEXT NOT NULL, data TEXT NOT NULL);
CREATE TABLE cache (kind TEXT NOT NULL, key TEXT NOT NULL, used INTEGER NOT NULL, value NOT NULL,
  PRIMARY KEY (kind, key));
PRAGMA user_version = ${VERSION};`

/** A cached value that no run asked for in this time and the next is removed, in milliseconds. */
const PERIOD = 30 * 24 * 60 * 60 * 1000
/** SQLite's codes for a file that is damaged, or is no database. */
const DAMAGED = new Set([11, 26])

export const storeFile = (out: string): string => join(out, 'site.db')

/** Threads and commands share a site's store: each connection waits for the others to finish writing. */
const WAIT = 30_000
const open = new Map<string, Store>()

/** The store of a site, opened once in a thread. */
export function siteStore(out: string): Store {
  const known = open.get(out)
  if (known) return known
  const store = new Store(out)
  open.set(out, store)
  return store
}

/** Everything a site remembers between runs, in one SQLite file. It may be deleted at any time. */
export class Store {
  /** Whether a damaged file was replaced by an empty one. */
  readonly wasDamaged: boolean
  readonly #out: string
  readonly #db: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  readonly #period = Math.floor(Date.now() / PERIOD)
  /** Values that were found and were last used in an earlier period. */
  readonly #found = new Map<string, readonly [kind: string, key: string]>()

  constructor(out: string) {
    this.#out = out
    mkdirSync(out, { recursive: true })
    let db: DatabaseSync | undefined
    try {
      db = connect(out)
    } catch (error) {
      if (!isDamaged(error)) throw error
      removeStore(out)
    }
    this.wasDamaged = db === undefined
    this.#db = db ?? connect(out)
  }

  statement(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#db.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  run(sql: string, ...values: SQLInputValue[]): void {
    this.statement(sql).run(...values)
  }

  /** A cached value: a text as it was put, bytes as a `Uint8Array`. */
  get(kind: string, key: string): string | Uint8Array | undefined {
    const row = this.statement('SELECT value, used FROM cache WHERE kind = ? AND key = ?').get(
      kind,
      key,
    )
    if (row && Number(row['used']) < this.#period) this.#found.set(`${kind} ${key}`, [kind, key])
    return row?.['value'] as string | Uint8Array | undefined
  }

  /** A cached value that was put as JSON. */
  json(kind: string, key: string): unknown {
    const text = this.get(kind, key)
    return typeof text === 'string' ? JSON.parse(text) : undefined
  }

  put(kind: string, key: string, value: string | Uint8Array): void {
    this.run('INSERT OR REPLACE INTO cache VALUES (?, ?, ?, ?)', kind, key, this.#period, value)
  }

  /** Runs `work` in one transaction: all of it is kept, or nothing. */
  write<T>(work: () => T): T {
    if (this.#db.isTransaction) return work()
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.#db.exec('COMMIT')
      return result
    } catch (error) {
      // SQLite has already rolled back where the disk is full.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      throw error
    }
  }

  /** The same for work that has to wait in between. */
  async writing<T>(work: () => Promise<T>): Promise<T> {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      const result = await work()
      this.#db.exec('COMMIT')
      return result
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      throw error
    }
  }

  /** Marks values of earlier periods that were found as used, and removes those nothing asked for. */
  prune(): void {
    this.write(() => {
      for (const [kind, key] of this.#found.values())
        this.run('UPDATE cache SET used = ? WHERE kind = ? AND key = ?', this.#period, kind, key)
      this.run('DELETE FROM cache WHERE used < ?', this.#period - 1)
    })
    this.#found.clear()
  }

  close(): void {
    open.delete(this.#out)
    this.#statements.clear()
    this.#db.close()
  }
}

function connect(out: string): DatabaseSync {
  const db = new DatabaseSync(storeFile(out), { timeout: WAIT })
  try {
    // Readers do not wait for the writer; a killed run loses nothing that was committed.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    if (versionOf(db) === VERSION) return db
    db.exec('BEGIN IMMEDIATE')
    // Another thread may have been first.
    if (versionOf(db) !== VERSION) {
      const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
      for (const { name } of tables) db.exec(`DROP TABLE "${String(name)}"`)
      db.exec(TABLES)
    }
    db.exec('COMMIT')
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

const versionOf = (db: DatabaseSync): unknown =>
  db.prepare('PRAGMA user_version').get()?.['user_version']

export const isDamaged = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && DAMAGED.has(Number(error.errcode) & 0xff)

/** Nothing of an author's is in it. */
export function removeStore(out: string): void {
  open.get(out)?.close()
  for (const name of ['', '-wal', '-shm']) rmSync(`${storeFile(out)}${name}`, { force: true })
}
