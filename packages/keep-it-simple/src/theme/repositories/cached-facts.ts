import { readStored, STORAGE_KEYS, writeStored } from '#browser/storage.ts'
import { isFresh, type RepositoryFacts } from '#model/repository.ts'

type Kept = Readonly<Record<string, RepositoryFacts>>

/** S9.20: what this browser was told within 24 hours; anything else is as good as not there. */
export function cachedFacts(now: number): Kept {
  try {
    const all = JSON.parse(readStored(STORAGE_KEYS.repositories) ?? '{}') as Record<string, unknown>
    return Object.fromEntries(Object.entries(all).filter(isFreshEntry(now)))
  } catch {
    return {}
  }
}

/** Written with what other tabs have kept meanwhile; what is too old goes. */
export function cacheFacts(id: string, facts: RepositoryFacts, now: number): void {
  const fetched = new Date(now).toISOString()
  const all: Kept = { ...cachedFacts(now), [id]: { ...facts, fetched } }
  writeStored(STORAGE_KEYS.repositories, JSON.stringify(all))
}

const isFreshEntry =
  (now: number) =>
  (entry: [string, unknown]): entry is [string, RepositoryFacts] => {
    const { fetched } = (entry[1] ?? {}) as RepositoryFacts
    return typeof fetched === 'string' && isFresh(fetched, now)
  }
