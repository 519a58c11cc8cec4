import { FEED_FORMATS } from '#model/feed-links.ts'
import type { HeadTag } from '#model/head.ts'
import { localeOf } from '#model/locale.ts'
import type { PageData } from '#model/page.ts'
import { toHref } from '#model/path.ts'
import { collections, site } from 'virtual:keep-it-simple/site'

/** Where readers' programs find the feed: that of the page's collection, else that of its language. */
export function feedTags(page: PageData): HeadTag[] {
  if (!hasFeed(page.locale)) return []
  const { link, title } = ('collection' in page && page.collection) ||
    notesOf(page.path) || {
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
    if (one.type === 'doc') return one.feed === true && localeAt(prefixOf(one)) === locale
    return localeAt(one.link ?? `/${one.dir}/`) === locale
  })
}

const localeAt = (link: string) => localeOf(site.locales, link)?.prefix

const prefixOf = ({ linkPrefix, dir }: { linkPrefix?: string; dir: string }) =>
  linkPrefix ?? `/${dir}/`

/** The collection of notes a page is in, where it has a feed. */
function notesOf(path: string): { link: string; title: string } | undefined {
  const own = collections.find(
    (one) => one.type === 'doc' && one.feed === true && path.startsWith(prefixOf(one)),
  )
  return own && { link: prefixOf(own), title: own.title }
}
