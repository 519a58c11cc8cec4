import { FEED_FORMATS } from '#model/feed-links.ts'
import type { HeadTag } from '#model/head.ts'
import { localeOf } from '#model/locale.ts'
import type { PageData } from '#model/page.ts'
import { toHref } from '#model/path.ts'
import { collections, site } from 'virtual:keep-it-simple/site'

/** Where readers' programs find the feed: that of the page's list, else that of its language. */
export function feedTags(page: PageData): HeadTag[] {
  if (!hasFeed(page.locale)) return []
  const { link, title } = ('collection' in page && page.collection) || {
    link: page.locale,
    title: site.locales.find(({ prefix }) => prefix === page.locale)?.title ?? '',
  }
  return FEED_FORMATS.map(({ file, type, label }) => [
    'link',
    { rel: 'alternate', type, title: `${title} (${label})`, href: toHref(site.base, link + file) },
  ])
}

export function hasFeed(locale: string): boolean {
  return collections.some((one) => {
    if (one.type !== 'post') return false
    return localeOf(site.locales, one.link ?? `/${one.dir}/`)?.prefix === locale
  })
}
