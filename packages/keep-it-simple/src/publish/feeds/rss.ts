import type { Channel, ChannelItem } from './channel.ts'
import { DECLARATION, element } from './xml.ts'

const NAMESPACES =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"'

/** RSS 2.0. Its `author` must be an e-mail address, so the name goes into `dc:creator`. */
export function rss({ title, description, lang, author, rights, ...channel }: Channel): string {
  return [
    DECLARATION,
    `<rss version="2.0" ${NAMESPACES}>`,
    '<channel>',
    element('title', title),
    element('link', channel.home),
    element('description', description),
    element('language', lang),
    element('copyright', rights),
    element('lastBuildDate', rfc822(channel.updated)),
    element('atom:link', undefined, {
      rel: 'self',
      type: 'application/rss+xml',
      href: channel.self,
    }),
    ...channel.items.map((one) => item(one, author)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function item({ url, title, summary, html, published, tags }: ChannelItem, author: string): string {
  return [
    '<item>',
    element('title', title),
    element('link', url),
    element('guid', url, { isPermaLink: 'true' }),
    element('pubDate', rfc822(published)),
    element('dc:creator', author),
    ...tags.map((tag) => element('category', tag)),
    ...(summary === undefined ? [] : [element('description', summary)]),
    element('content:encoded', html),
    '</item>',
  ].join('\n')
}

const rfc822 = (iso: string): string => new Date(iso).toUTCString()
