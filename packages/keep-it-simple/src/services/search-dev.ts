import type { SearchRecord } from '#model/search-records.ts'
import type { SearchProvider } from '#model/search.ts'
import { recordSearch } from './search-records.ts'

/** The dev server has no index, and sends its records. */
export function devSearch(url: string): SearchProvider {
  return recordSearch(async (signal) => {
    const response = await fetch(url, { signal })
    if (!response.ok) throw new Error(String(response.status))
    return (await response.json()) as SearchRecord[]
  })
}
