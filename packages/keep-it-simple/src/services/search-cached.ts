import { isSearchable, searchRecords } from '#model/search-records.ts'
import type { SearchProvider } from '#model/search.ts'
import { cachedData } from './cached-pages.ts'
import { recordSearch } from './search-records.ts'

/** Searches the pages cached on this device; fails where there are none. */
export function searchCached(base: string): SearchProvider {
  return recordSearch(async () => {
    const pages = await cachedData(base)
    if (pages.length === 0) throw new Error('No page is cached')
    return pages.flatMap((page) => (isSearchable(page) ? searchRecords(page) : []))
  })
}
