import { expect, it } from 'vitest'
import { atom } from './atom.ts'
import type { Channel } from './channel.ts'
import { jsonFeed } from './json-feed.ts'
import { rss } from './rss.ts'

const channel: Channel = {
  title: 'Blog & more',
  description: 'About <things>',
  lang: 'en-US',
  author: 'A. Author',
  rights: 'CC BY 4.0',
  home: 'https://a.example/',
  self: 'https://a.example/feed?a&b',
  updated: '2026-02-03T04:05:06.000Z',
  items: [
    {
      url: 'https://a.example/one/',
      title: 'One',
      summary: 'In short',
      html: '<p>Whole\u0001 &amp; "quoted"</p>',
      published: '2026-01-02T03:04:05.000Z',
      updated: '2026-02-03T04:05:06.000Z',
      tags: ['x', 'y'],
    },
    {
      url: 'https://a.example/two/',
      title: 'Two',
      html: '<p>2</p>',
      published: '2026-01-01T00:00:00.000Z',
      updated: '2026-01-01T00:00:00.000Z',
      tags: [],
    },
  ],
}

it('is Atom, whole', () => {
  expect(atom(channel).split('\n')).toEqual([
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    '<id>https://a.example/</id>',
    '<title>Blog &amp; more</title>',
    '<subtitle>About &lt;things&gt;</subtitle>',
    '<updated>2026-02-03T04:05:06.000Z</updated>',
    '<link rel="alternate" type="text/html" href="https://a.example/"/>',
    '<link rel="self" type="application/atom+xml" href="https://a.example/feed?a&amp;b"/>',
    '<author><name>A. Author</name></author>',
    '<rights>CC BY 4.0</rights>',
    '<entry>',
    '<id>https://a.example/one/</id>',
    '<title>One</title>',
    '<link rel="alternate" type="text/html" href="https://a.example/one/"/>',
    '<published>2026-01-02T03:04:05.000Z</published>',
    '<updated>2026-02-03T04:05:06.000Z</updated>',
    '<category term="x"/>',
    '<category term="y"/>',
    '<summary>In short</summary>',
    '<content type="html">&lt;p&gt;Whole &amp;amp; &quot;quoted&quot;&lt;/p&gt;</content>',
    '</entry>',
    '<entry>',
    '<id>https://a.example/two/</id>',
    '<title>Two</title>',
    '<link rel="alternate" type="text/html" href="https://a.example/two/"/>',
    '<published>2026-01-01T00:00:00.000Z</published>',
    '<updated>2026-01-01T00:00:00.000Z</updated>',
    '<content type="html">&lt;p&gt;2&lt;/p&gt;</content>',
    '</entry>',
    '</feed>',
    '',
  ])
})

it('is RSS, whole', () => {
  const [one, two] = [channel.items[0]!, channel.items[1]!]
  expect(rss({ ...channel, items: [one, { ...two, html: '2' }] }).split('\n')).toEqual([
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    '<title>Blog &amp; more</title>',
    '<link>https://a.example/</link>',
    '<description>About &lt;things&gt;</description>',
    '<language>en-US</language>',
    '<copyright>CC BY 4.0</copyright>',
    '<lastBuildDate>Tue, 03 Feb 2026 04:05:06 GMT</lastBuildDate>',
    '<atom:link rel="self" type="application/rss+xml" href="https://a.example/feed?a&amp;b"/>',
    '<item>',
    '<title>One</title>',
    '<link>https://a.example/one/</link>',
    '<guid isPermaLink="true">https://a.example/one/</guid>',
    '<pubDate>Fri, 02 Jan 2026 03:04:05 GMT</pubDate>',
    '<dc:creator>A. Author</dc:creator>',
    '<category>x</category>',
    '<category>y</category>',
    '<description>In short</description>',
    '<content:encoded>&lt;p&gt;Whole &amp;amp; &quot;quoted&quot;&lt;/p&gt;</content:encoded>',
    '</item>',
    '<item>',
    '<title>Two</title>',
    '<link>https://a.example/two/</link>',
    '<guid isPermaLink="true">https://a.example/two/</guid>',
    '<pubDate>Thu, 01 Jan 2026 00:00:00 GMT</pubDate>',
    '<dc:creator>A. Author</dc:creator>',
    '<content:encoded>2</content:encoded>',
    '</item>',
    '</channel>',
    '</rss>',
    '',
  ])
})

it('is JSON Feed, whole', () => {
  const text = jsonFeed({ ...channel, items: channel.items.slice(0, 1) })
  expect(text.endsWith('\n}\n')).toBe(true)
  expect(JSON.parse(text)).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Blog & more',
    home_page_url: 'https://a.example/',
    feed_url: 'https://a.example/feed?a&b',
    description: 'About <things>',
    language: 'en-US',
    authors: [{ name: 'A. Author' }],
    items: [
      {
        id: 'https://a.example/one/',
        url: 'https://a.example/one/',
        title: 'One',
        summary: 'In short',
        content_html: '<p>Whole\u0001 &amp; "quoted"</p>',
        date_published: '2026-01-02T03:04:05.000Z',
        date_modified: '2026-02-03T04:05:06.000Z',
        tags: ['x', 'y'],
      },
    ],
  })
  expect(jsonFeed({ ...channel, items: channel.items.slice(1) })).not.toContain('summary')
})
