import { useEffect, useReducer, useState, type Dispatch } from 'react'
import { readStored, writeStored } from '#browser/storage.ts'
import type { Lang } from '#model/locale.ts'
import type { SearchProvider } from '#model/search.ts'
import { firstState, searchReducer, type SearchAction, type SearchState } from './search-state.ts'

/** Milliseconds after which an old answer no longer stands in for one that is on its way. */
const SLOW = 400

export interface Search {
  readonly state: SearchState
  readonly dispatch: Dispatch<SearchAction>
  /** The languages that are searched. */
  readonly langs: readonly Lang[]
  readonly provider: () => Promise<SearchProvider>
}

/** Asks the provider whenever the question changes, and aborts the question before. */
export function useSearch(
  load: () => Promise<SearchProvider>,
  [own, ...others]: readonly [Lang, ...Lang[]],
  first: string,
): Search {
  const [state, dispatch] = useReducer(searchReducer, first, firstState)
  const { ticket, phase, text, both, series, tag, limit } = state
  const [provider] = useState(() => once(load))
  const langs = both ? [own, ...others] : [own]

  useEffect(() => writeStored('kis:query', text, 'session'), [text])
  useEffect(() => {
    // Begun when the dialog opens, so that the first key does not wait for everything.
    provider().then(
      (one) => one.warm?.(langs),
      () => undefined,
    )
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  useEffect(() => {
    if (phase !== 'waiting') return undefined
    const stop = new AbortController()
    const { signal } = stop
    let slow: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const { debounce, search } = await provider()
      slow = setTimeout(() => dispatch({ type: 'slow', ticket }), debounce + SLOW)
      if (debounce > 0) await new Promise((resolve) => setTimeout(resolve, debounce))
      // More was typed while the provider was loaded.
      signal.throwIfAborted()
      const narrow = { ...(series !== undefined && { series }), ...(tag !== undefined && { tag }) }
      const answer = await search({ text, langs, limit, ...narrow }, signal)
      if (!signal.aborted) dispatch({ type: 'answered', ticket, answer })
    }
    ask()
      .catch(() => {
        if (!signal.aborted) dispatch({ type: 'failed', ticket })
      })
      .finally(() => clearTimeout(slow))
    return () => {
      clearTimeout(slow)
      stop.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a ticket stands for everything that is asked
  }, [ticket])
  return { state, dispatch, langs, provider }
}

/** One provider for as long as the dialog lives; one that could not be loaded is asked for again. */
function once(load: () => Promise<SearchProvider>): () => Promise<SearchProvider> {
  let loaded: Promise<SearchProvider> | undefined
  return () => {
    if (!loaded) {
      loaded = load()
      loaded.catch(() => (loaded = undefined))
    }
    return loaded
  }
}

const RECENT = 5

/** What led to a page, the newest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored('kis:searches') ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((one) => typeof one === 'string').slice(0, RECENT)
      : []
  } catch {
    return []
  }
}

export function rememberSearch(text: string): void {
  const all = [text, ...recentSearches().filter((one) => one !== text)].slice(0, RECENT)
  writeStored('kis:searches', JSON.stringify(all))
}

export const forgetSearches = (): void => writeStored('kis:searches', '[]')
