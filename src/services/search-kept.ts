import { isSearchable, searchRecords } from '#model/search-records.ts'
import type { SearchProvider } from '#model/search.ts'
import { keptData } from './kept-pages.ts'
import { recordSearch } from './search-records.ts'

/** Asks `first`; where that has no answer, the pages kept on this device are searched. */
export function searchKeptToo(first: SearchProvider, base: string): SearchProvider {
  const kept = recordSearch(async () => {
    const pages = await keptData(base)
    return pages.flatMap((page) => (isSearchable(page) ? searchRecords(page) : []))
  })
  return {
    ...first,
    search: async (query, signal) => {
      try {
        return await first.search(query, signal)
      } catch (error) {
        if (signal.aborted) throw error
        const answer = await kept.search(query, signal).catch(() => undefined)
        // Without any kept page there is nothing to say but what went wrong.
        if (!answer || (await keptData(base)).length === 0) throw error
        return { ...answer, keptOnly: true }
      }
    },
    facets: (langs) => first.facets(langs).catch(() => kept.facets(langs)),
  }
}
