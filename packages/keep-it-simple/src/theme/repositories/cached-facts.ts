import { readStored, writeStored } from '#browser/storage.ts'
import { isFresh, type RepositoryFacts } from '#model/repository.ts'

type FactsById = Readonly<Record<string, RepositoryFacts>>

/** S9.20: what this browser fetched within the last 24 hours; anything older does not count. */
export function cachedFacts(now: number): FactsById {
  try {
    const all = JSON.parse(readStored('kis:repositories') ?? '{}') as Record<string, unknown>
    return Object.fromEntries(Object.entries(all).filter(isFreshEntry(now)))
  } catch {
    return {}
  }
}

/** Stored together with what other tabs have stored meanwhile; what is too old is dropped. */
export function cacheFacts(id: string, facts: RepositoryFacts, now: number): void {
  const fetched = new Date(now).toISOString()
  const all: FactsById = { ...cachedFacts(now), [id]: { ...facts, fetched } }
  writeStored('kis:repositories', JSON.stringify(all))
}

const isFreshEntry =
  (now: number) =>
  (entry: [string, unknown]): entry is [string, RepositoryFacts] => {
    const { fetched } = (entry[1] ?? {}) as RepositoryFacts
    return typeof fetched === 'string' && isFresh(fetched, now)
  }
