import { DEFAULT_PAGE_LAYOUT } from '#model/layout.ts'
import type { PlacedPage } from '../../placed-page.ts'

/**
 * Whether other pages may name it: an article or note that everybody may read and that its author
 * keeps out of no list, no search and no engine.
 */
export function isListed({ lock, heldUntil, frontmatter: front }: PlacedPage): boolean {
  if (lock || heldUntil !== undefined || front.draft) return false
  if (front.article === false || front.search === false) return false
  if ((front.pageLayout ?? DEFAULT_PAGE_LAYOUT) !== 'doc' || front.layout !== undefined)
    return false
  return !front.head?.some(
    ([tag, attributes]) =>
      tag === 'meta' && 'name' in attributes && /noindex|none/.test(attributes.content),
  )
}
