import { isSealed } from './lock.ts'
import type { OutlinedPage } from './page.ts'

/**
 * Whether a page may appear in feeds, the sitemap, previews and files for machines. This is the one
 * place that decides it. Protected pages and drafts never do.
 */
export function isAnnounced(page: OutlinedPage): boolean {
  if (page.type === 'not-found' || page.type === 'offline' || isSealed(page)) return false
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
