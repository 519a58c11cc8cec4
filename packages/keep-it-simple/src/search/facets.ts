import { byFrequency, type SearchFacets } from '#model/search.ts'
import type { GroupFile } from './index-files.ts'

/** The values of several languages, the most frequent first. */
export function facetsOf(groups: readonly GroupFile[]): SearchFacets {
  const of = (name: 'series' | 'tags') => {
    const counts = new Map<string, number>()
    for (const group of groups)
      for (const [value, docs] of Object.entries(group[name]))
        counts.set(value, (counts.get(value) ?? 0) + docs.length)
    return byFrequency(Object.fromEntries(counts))
  }
  return { series: of('series'), tags: of('tags') }
}
