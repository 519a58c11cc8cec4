import type { GraphLink, SiteGraph } from '#model/site-graph.ts'
import { splitLink } from '#model/path.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { CompilerSettings } from '../settings.ts'
import type { Addresses } from './link-advice.ts'
import { targetOf } from './links.ts'

/** Names and links of pages everybody may read: what a locked page is called or says is nobody else's. */
export function siteGraph(addresses: Addresses, settings: CompilerSettings): SiteGraph {
  const open = [...addresses.pages.values()].filter(({ lock }) => !lock)
  const places = new Map(open.map((page, place) => [page, place]))
  return {
    pages: open.map(({ path, lang, frontmatter: { title, aliases } }) => ({
      path,
      lang,
      title,
      ...(aliases && aliases.length > 0 && { aliases }),
    })),
    links: open.flatMap((page, from) =>
      page.source.links.flatMap(({ href, text }): GraphLink[] => {
        const { path } = splitLink(href)
        if (path === '' || text === undefined) return []
        const to = placeOf(targetOf(path, page, addresses, settings), places)
        return to === undefined || to === from ? [] : [[from, to, text]]
      }),
    ),
  }
}

const placeOf = (
  target: PlacedPage | 'other' | undefined,
  places: ReadonlyMap<PlacedPage, number>,
): number | undefined => (typeof target === 'object' ? places.get(target) : undefined)
