import type { Channel } from './channel.ts'

/** JSON Feed 1.1. */
export function jsonFeed(channel: Channel): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: channel.title,
    home_page_url: channel.home,
    feed_url: channel.self,
    description: channel.description,
    language: channel.lang,
    authors: [{ name: channel.author }],
    items: channel.items.map(({ url, title, summary, html, published, updated, tags }) => ({
      id: url,
      url,
      title,
      ...(summary !== undefined && { summary }),
      content_html: html,
      date_published: published,
      date_modified: updated,
      tags,
    })),
  }
  return `${JSON.stringify(feed, undefined, 1)}\n`
}
