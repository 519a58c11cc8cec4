import type { SearchAnswer, SearchFacets, SearchProvider } from '#model/search.ts'

/** While pages are being written there is no index: the dev server answers by itself. */
export function devSearch(url: string): SearchProvider {
  const ask = async (question: object, signal: AbortSignal | null) => {
    const asked = new URLSearchParams({ ask: JSON.stringify(question) })
    const response = await fetch(`${url}?${asked}`, { signal })
    if (!response.ok) throw new Error(String(response.status))
    return (await response.json()) as unknown
  }
  return {
    debounce: 120,
    search: async (query, signal) => (await ask({ query }, signal)) as SearchAnswer,
    facets: async (langs) => (await ask({ langs }, null)) as SearchFacets,
  }
}
