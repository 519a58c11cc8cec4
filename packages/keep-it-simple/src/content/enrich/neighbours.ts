import type { Neighbour } from '#model/navigation.ts'
import { normalizeAddress } from '#model/path.ts'
import type { PostSummary } from '#model/post.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { Series } from './sidebar.ts'

export interface Neighbours {
  readonly prev?: Neighbour
  readonly next?: Neighbour
}

type Written = PlacedPage['frontmatter']['prev']

/** Neighbours by address: docs in the sidebar's order, posts by date (previous is the newer one). */
export function neighbourIndex(
  series: readonly Series[],
  posts: readonly (readonly PostSummary[])[],
): ReadonlyMap<string, Neighbours> {
  const index = new Map<string, Neighbours>()
  const add = (order: readonly Neighbour[]) =>
    order.forEach(({ link }, at) => {
      const prev = order[at - 1]
      const next = order[at + 1]
      index.set(link, { ...(prev && { prev }), ...(next && { next }) })
    })
  for (const { order } of series) add(order)
  for (const list of posts) add(list.map(({ title, path }) => ({ text: title, link: path })))
  return index
}

/** What the author wrote wins: `false` for none, an address, or text and link. */
export function ownNeighbour(
  written: Written,
  found: Neighbour | undefined,
  titleOf: (path: string) => string | undefined,
): Neighbour | undefined {
  if (written === false) return undefined
  if (written === undefined) return found
  if (typeof written === 'string') {
    const link = normalizeAddress(written)
    return { text: titleOf(link) ?? link, link }
  }
  const { text, link, icon } = written
  return { text, link, ...(icon !== undefined && { icon }) }
}
