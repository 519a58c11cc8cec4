import type { Lang } from './locale.ts'

/**
 * What pages are called and where they lead, written with the pages.
 * Whatever goes from page to page reads it: search, nearest addresses, what an editor offers.
 */
export interface SiteGraph {
  readonly pages: readonly GraphPage[]
  readonly links: readonly GraphLink[]
}

export interface GraphPage {
  readonly path: string
  readonly lang: Lang
  readonly title: string
  readonly aliases?: readonly string[]
}

/** Places in the list of pages, and what the link says there. */
export type GraphLink = readonly [from: number, to: number, text: string]

/** What links call each page, by its address. */
export function linkTexts({ pages, links }: SiteGraph): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [, to, text] of links) {
    const { path } = pages[to]!
    const known = found.get(path)
    if (known) known.add(text)
    else found.set(path, new Set([text]))
  }
  return found
}
