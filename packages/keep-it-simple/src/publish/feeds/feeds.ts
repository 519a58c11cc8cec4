import type { Collection } from '#model/collection.ts'
import { FEED_FORMATS } from '#model/feed-links.ts'
import { licenceId, licenceLabel } from '#model/licence.ts'
import { localeOf, type Locale } from '#model/locale.ts'
import type { SiteConfig } from '#model/site.ts'
import type { Entry } from '../catalogue.ts'
import { atom } from './atom.ts'
import type { Channel, ChannelItem } from './channel.ts'
import { jsonFeed } from './json-feed.ts'
import { plainHtml } from './plain-html.ts'
import { rss } from './rss.ts'

/** Newest texts a feed carries, whole. */
const ITEMS = 20
const WRITERS = { atom, rss, json: jsonFeed }

export interface FeedSource {
  readonly entries: readonly Entry[]
  readonly site: SiteConfig
  readonly collections: readonly Collection[]
  readonly absolute: (address: string) => string
  readonly bodyOf: (path: string) => string
}

/** Whether a text belongs to a collection that is announced. */
type Belongs = (entry: Entry) => boolean

/** Files by name: three formats for each collection that is announced, and for all of a language. */
export function feeds(source: FeedSource): Record<string, string> {
  const { site, collections } = source
  const files: Record<string, string> = {}
  for (const locale of site.locales) {
    const own = collections.flatMap((one): [string, string, Belongs][] => {
      const link = one.type === 'post' ? one.link : one.linkPrefix
      if (localeOf(site.locales, link)?.prefix !== locale.prefix) return []
      if (one.type === 'post') return [[link, one.title, ({ list }) => list === link]]
      const isPage: Belongs = ({ path, isArticle }) =>
        isArticle && path !== link && path.startsWith(link)
      return one.feed ? [[link, one.title, isPage]] : []
    })
    for (const [link, title, belongs] of own)
      Object.assign(files, feed(link, `${title} | ${locale.title}`, locale, belongs, source))
    if (own.length === 0) continue
    const inAny: Belongs = (entry) => own.some(([, , belongs]) => belongs(entry))
    Object.assign(files, feed(locale.prefix, locale.title, locale, inAny, source))
  }
  return files
}

function feed(
  link: string,
  title: string,
  locale: Locale,
  belongs: Belongs,
  { entries, site, absolute, bodyOf }: FeedSource,
): Record<string, string> {
  const items = newest(entries, belongs).map((post): ChannelItem => {
    const url = absolute(post.path)
    return {
      url,
      title: post.title,
      ...(post.description !== undefined && { summary: post.description }),
      html: plainHtml(bodyOf(post.path), url),
      published: utc(post.created!),
      updated: utc(post.updated ?? post.created!),
      tags: post.tags,
    }
  })
  const licence = licenceId(site.license)
  const channel: Omit<Channel, 'self'> = {
    title,
    description: locale.description,
    lang: locale.lang,
    author: site.author,
    rights: licence ? licenceLabel(licence) : site.license,
    home: absolute(link),
    // Never the time of the build: two builds of one commit are the same.
    updated:
      items
        .map(({ updated }) => updated)
        .sort()
        .at(-1) ?? utc(`${site.since ?? 1970}-01-01`),
    items,
  }
  return Object.fromEntries(
    FEED_FORMATS.map(({ name, file }) => [
      link.slice(1) + file,
      WRITERS[name]({ ...channel, self: absolute(link + file) }),
    ]),
  )
}

const utc = (iso: string): string => new Date(iso).toISOString()

function newest(entries: readonly Entry[], belongs: Belongs): Entry[] {
  return entries
    .filter((entry) => entry.created !== undefined && belongs(entry))
    .map((entry) => ({ entry, time: Date.parse(entry.created!) }))
    .sort((a, b) => b.time - a.time || (a.entry.path < b.entry.path ? -1 : 1))
    .slice(0, ITEMS)
    .map(({ entry }) => entry)
}
