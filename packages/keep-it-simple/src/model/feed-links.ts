/** The three formats a feed is written in, by file name. */
export const FEED_FORMATS = [
  { name: 'atom', file: 'atom.xml', type: 'application/atom+xml', label: 'Atom' },
  { name: 'rss', file: 'rss.xml', type: 'application/rss+xml', label: 'RSS' },
  { name: 'json', file: 'feed.json', type: 'application/feed+json', label: 'JSON Feed' },
] as const
