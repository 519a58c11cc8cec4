import { isSealed } from './lock.ts'
import type { OutlinedPage } from './page.ts'

/** Pages every language has and nobody wrote: they say something, and hold nothing. */
export const isOfFrame = ({ type }: Pick<OutlinedPage, 'type'>): boolean =>
  type === 'not-found' || type === 'offline' || type === 'search' || type === 'saved'

/**
 * Whether a page may appear in feeds, the sitemap, previews and files for machines. This is the one
 * place that decides it. Protected pages and drafts never do.
 */
export function isAnnounced(page: OutlinedPage): boolean {
  if (isOfFrame(page) || isSealed(page)) return false
  return page.type !== 'content' || !(page.draft || page.frontmatter.encrypt)
}

/** Also wanted in search engines: its author has not said otherwise, nor named another address. */
export function isIndexed(page: OutlinedPage): boolean {
  const says = page.head?.some(
    ([tag, attributes]) =>
      (tag === 'meta' &&
        attributes['name'] === 'robots' &&
        /noindex|none/.test(String(attributes['content']))) ||
      (tag === 'link' && attributes['rel'] === 'canonical'),
  )
  return isAnnounced(page) && !says
}
