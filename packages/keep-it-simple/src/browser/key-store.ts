import { inTime } from './patience.ts'

/**
 * Values that only a browser can store, like keys nobody can read back: a table in IndexedDB. It may be
 * forbidden or broken, or never answer; then nothing is found, and what is put is forgotten.
 */
const DATABASE = 'kis'
const TABLE = 'keys'
/** Milliseconds; an answer takes five. */
const LIMIT = 400

interface Expiring {
  /** Milliseconds since 1970; afterwards the value counts as gone. */
  readonly until: number
}

export async function putCached(id: string, value: Expiring): Promise<void> {
  await withTable('readwrite', (table) => table.put(value, id))
}

export async function getCached<T extends Expiring>(id: string): Promise<T | undefined> {
  const found = (await withTable('readonly', (table) => table.get(id))) as T | undefined
  return found && found.until > Date.now() ? found : undefined
}

export async function removeCached(id: string): Promise<void> {
  await withTable('readwrite', (table) => table.delete(id))
}

/** Removes what earlier visits left behind. */
export async function removeOutdated(): Promise<void> {
  await withTable('readwrite', (table) => {
    const cursor = table.openCursor()
    cursor.addEventListener('success', () => {
      const { result } = cursor
      if (!result) return
      if (!((result.value as Expiring).until > Date.now())) result.delete()
      result.continue()
    })
    return cursor
  })
}

type Use = (table: IDBObjectStore) => IDBRequest

const withTable = (mode: IDBTransactionMode, use: Use): Promise<unknown> =>
  inTime(transact(mode, use), LIMIT).catch(() => undefined)

async function transact(mode: IDBTransactionMode, use: Use): Promise<unknown> {
  const database = await open()
  try {
    const transaction = database.transaction(TABLE, mode)
    const request = use(transaction.objectStore(TABLE))
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error as Error))
    })
    return request.result as unknown
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLE))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error as Error))
    request.addEventListener('blocked', () => reject(new Error('blocked')))
  })
}
