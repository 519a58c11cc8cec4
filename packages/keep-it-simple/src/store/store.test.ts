import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { siteStore, storeFile } from './store.ts'

function newFolder(): string {
  const out = mkdtempSync(join(tmpdir(), 'store-'))
  onTestFinished(() => {
    siteStore(out).close()
    rmSync(out, { recursive: true })
  })
  return out
}
const DAY = 24 * 60 * 60 * 1000

it('Store: gives back texts and bytes in a later session', () => {
  const out = newFolder()
  const store = siteStore(out)
  store.put('a', 'key', 'text')
  store.put('b', 'key', new Uint8Array([1, 2]))
  store.close()
  const next = siteStore(out)
  expect(next.get('a', 'key')).toBe('text')
  expect([...(next.get('b', 'key') as Uint8Array)]).toEqual([1, 2])
  expect(next.get('a', 'other')).toBeUndefined()
})

it('Store: keeps nothing of a transaction that failed', () => {
  const store = siteStore(newFolder())
  const write = () =>
    store.write(() => {
      store.put('a', 'key', 'text')
      throw new Error('stopped')
    })
  expect(write).toThrow('stopped')
  expect(store.get('a', 'key')).toBeUndefined()
})

it('Store: removes values that no run used in two months, and no others', () => {
  const out = newFolder()
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const run = (day: number, use: (store: ReturnType<typeof siteStore>) => void) => {
    vi.setSystemTime(day * DAY)
    const store = siteStore(out)
    use(store)
    store.prune()
    store.close()
  }
  run(0, (store) => ['used', 'unused'].forEach((key) => store.put('a', key, key)))
  for (const day of [30, 60]) run(day, (store) => expect(store.get('a', 'used')).toBe('used'))
  run(61, (store) => {
    expect(store.get('a', 'used')).toBe('used')
    expect(store.get('a', 'unused')).toBeUndefined()
  })
})

it.each([
  ['is no database', (file: string) => writeFileSync(file, 'x'.repeat(5_000))],
  [
    'is of another version',
    (file: string) => {
      const db = new DatabaseSync(file)
      db.exec('CREATE TABLE cache (other TEXT); PRAGMA user_version = 999')
      db.close()
    },
  ],
])('Store: begins again where the file %s', (_, damage) => {
  const out = newFolder()
  damage(storeFile(out))
  const store = siteStore(out)
  store.put('a', 'key', 'text')
  expect(store.get('a', 'key')).toBe('text')
})
