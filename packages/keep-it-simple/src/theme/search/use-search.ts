import { useEffect, useReducer, useState, type Dispatch } from 'react'
import { writeStored } from '#browser/storage.ts'
import type { Lang } from '#model/locale.ts'
import type { SearchAnswer, SearchProvider } from '#model/search.ts'
import { firstState, searchReducer, type SearchAction, type SearchState } from './search-state.ts'

/** Milliseconds after which an old answer no longer stands in for one that is on its way. */
const SLOW = 400

interface Search {
  readonly state: SearchState
  readonly dispatch: Dispatch<SearchAction>
  /** The languages that are searched. */
  readonly asked: readonly Lang[]
  readonly provider: () => Promise<SearchProvider>
}

/** Asks the provider whenever the question changes; whatever was asked before is given up. */
export function useSearch(
  load: () => Promise<SearchProvider>,
  [own, ...others]: readonly [Lang, ...Lang[]],
  first: string,
): Search {
  const [state, dispatch] = useReducer(searchReducer, first, firstState)
  const { ticket, phase, text, both, series, tag, limit } = state
  const [{ current }] = useState(() => ({ current: once(load) }))
  const langs = both ? [own, ...others] : [own]

  useEffect(() => writeStored('kis:query', text, 'session'), [text])
  useEffect(() => {
    // Begun when the dialog opens, so that the first key does not wait for everything.
    current().then(
      (provider) => provider.warm?.(langs),
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
      const provider = await current()
      slow = setTimeout(() => dispatch({ type: 'slow', ticket }), provider.debounce + SLOW)
      if (provider.debounce > 0) await rest(provider.debounce, signal)
      // More was typed while the provider was loaded.
      signal.throwIfAborted()
      const query = { text, langs, limit, ...narrow(series, tag) }
      const early = (answer: SearchAnswer) => {
        if (!signal.aborted) dispatch({ type: 'early', ticket, answer })
      }
      const answer = await provider.search(query, signal, early)
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
  return { state, dispatch, asked: langs, provider: current }
}

const narrow = (series: string | undefined, tag: string | undefined) => ({
  ...(series !== undefined && { series }),
  ...(tag !== undefined && { tag }),
})

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

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
