import type { SearchProvider } from '#model/search.ts'
import { searchPages } from '#search/memory-index.ts'
import { readCached } from './cached-pages.ts'

/** Searches the pages cached on this device; fails where there are none. */
export function searchCached(base: string): SearchProvider {
  const pages = async () => {
    const cached = await readCached(base)
    if (cached.length === 0) throw new Error('No page is cached')
    return searchPages(cached)
  }
  return {
    debounce: 120,
    search: async (query) => (await pages()).search(query),
    facets: async (langs) => (await pages()).facets(langs),
  }
}
