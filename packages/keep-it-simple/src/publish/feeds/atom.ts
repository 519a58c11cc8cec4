import type { Channel, ChannelItem } from './channel.ts'
import { DECLARATION, element, xmlText } from './xml.ts'

/** RFC 4287. */
export function atom({ title, description, lang, author, rights, ...channel }: Channel): string {
  return [
    DECLARATION,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(lang)}">`,
    element('id', channel.home),
    element('title', title),
    element('subtitle', description),
    element('updated', channel.updated),
    element('link', undefined, { rel: 'alternate', type: 'text/html', href: channel.home }),
    element('link', undefined, { rel: 'self', type: 'application/atom+xml', href: channel.self }),
    `<author>${element('name', author)}</author>`,
    element('rights', rights),
    ...channel.items.map(entry),
    '</feed>',
    '',
  ].join('\n')
}

function entry({ url, title, summary, html, published, updated, tags }: ChannelItem): string {
  return [
    '<entry>',
    element('id', url),
    element('title', title),
    element('link', undefined, { rel: 'alternate', type: 'text/html', href: url }),
    element('published', published),
    element('updated', updated),
    ...tags.map((term) => element('category', undefined, { term })),
    ...(summary === undefined ? [] : [element('summary', summary)]),
    element('content', html, { type: 'html' }),
    '</entry>',
  ].join('\n')
}
