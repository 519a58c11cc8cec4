import { byFrequency, type SearchFacets } from '#model/search.ts'
import type { GroupFile } from './index-files.ts'

/** The values of several languages, the most frequent first. */
export function facetsOf(groups: readonly GroupFile[]): SearchFacets {
  const of = (name: 'series' | 'tags') =>
    byFrequency(
      Object.fromEntries(
        groups.flatMap((one) =>
          Object.entries(one[name]).map(([value, docs]) => [value, docs.length] as const),
        ),
      ),
    )
  return { series: of('series'), tags: of('tags') }
}
