import { fillCount } from '#locale/fill.ts'
import type { PostListInfo } from '#model/list-page.ts'
import type { SiteView } from '../site-context.ts'

export interface ListLink {
  readonly link: string
  readonly text: string
  readonly total: string
}

/** S2.6.12: the lists of a collection with their totals; one that is switched off or empty is left out. */
export function listLinks(
  collection: PostListInfo,
  { strings, lang }: Pick<SiteView, 'strings' | 'lang'>,
): ListLink[] {
  const { totals } = collection
  const links = [
    [collection.link, strings.posts, String(totals.posts)],
    [totals.tags > 0 ? collection.tagsLink : undefined, strings.tags, String(totals.tags)],
    [
      totals.categories > 0 ? collection.categoriesLink : undefined,
      strings.categories,
      String(totals.categories),
    ],
    [collection.archivesLink, strings.archives, fillCount(strings.yearsCount, totals.years, lang)],
  ] as const
  return links.flatMap(([link, text, total]) => (link === undefined ? [] : [{ link, text, total }]))
}
