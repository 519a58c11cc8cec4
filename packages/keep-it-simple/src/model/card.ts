import { isAnnounced } from './announced.ts'
import type { OutlinedPage } from './page.ts'

/** Letters the fonts of the cards do not have: a picture full of boxes is worse than none. */
const UNDRAWABLE =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}])\p{L}/u

/**
 * Where a page's drawn picture lies, for links to it shown elsewhere; none where its author names
 * one, and none for pages that are not announced.
 */
export function cardAddress(page: OutlinedPage): string | undefined {
  if (page.type !== 'content' || page.pageLayout !== 'doc' || !page.path.endsWith('/'))
    return undefined
  if (UNDRAWABLE.test(page.title)) return undefined
  const own = page.head?.some(([, { property }]) => property === 'og:image')
  return own || !isAnnounced(page) ? undefined : `${page.path}card.png`
}

/** Pixels: what networks show large. */
export const CARD_SIZE = { width: 1200, height: 630 } as const
