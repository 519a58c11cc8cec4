import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { faultsOf } from 'keep-it-simple-testing/validate-xml.ts'

/** The site files, checked against the schemas of those who read them. No browser is needed. */
const read = (file: string) => readFileSync(join(import.meta.dirname, '../../dist', file), 'utf8')
const CHANNELS = ['', 'en/', 'blog/', 'en/blog/', 'dataMining/', 'en/solid/']

test('the sitemap keeps to the schema of sitemaps.org', async () => {
  const xml = read('sitemap.xml')
  expect(await faultsOf(xml, 'urlset.xsd')).toEqual([])
  // The schema is really asked: each of these is a fault.
  for (const broken of [
    xml.replace('<lastmod>', '<lastmod>about '),
    xml.replace(/<loc>.*?<\/loc>/, ''),
    xml.replace(/(<loc>.*?<\/loc>)(<lastmod>.*?<\/lastmod>)/, '$2$1'),
    xml.replace('hreflang="en-US"', 'hreflang="_"'),
    xml.replace('<url>', '<url><title>x</title>'),
  ])
    expect((await faultsOf(broken, 'urlset.xsd')).length).toBeGreaterThan(0)
})

for (const channel of CHANNELS) {
  test(`Atom of /${channel} keeps to the grammar of RFC 4287`, async () => {
    expect(await faultsOf(read(`${channel}atom.xml`), 'atom.rng')).toEqual([])
  })

  test(`RSS of /${channel} is well formed, with nothing in it that RSS 2.0 does not know`, async () => {
    expect(await faultsOf(read(`${channel}rss.xml`), 'rss.rng')).toEqual([])
  })

  test(`JSON Feed of /${channel} keeps to version 1.1`, () => {
    const { error } = FEED.safeParse(JSON.parse(read(`${channel}feed.json`)))
    expect(error?.issues).toBeUndefined()
  })
}

test('the grammars are really asked', async () => {
  const atom = read('atom.xml')
  for (const broken of [
    atom.replace(/<id>.*?<\/id>/, ''),
    atom.replace(/(<updated>.*?)Z</, '$1<'),
    atom.replace('<entry>', '<entry><body>x</body>'),
    atom.replace(/<category term=/, '<category name='),
    atom.replace('type="html"', 'type="markdown"'),
  ])
    expect((await faultsOf(broken, 'atom.rng')).length).toBeGreaterThan(0)
  const rss = read('rss.xml')
  for (const broken of [
    rss.replace(/<link>.*?<\/link>/, ''),
    rss.replace(/<pubDate>\w+, /, '<pubDate>'),
    rss.replace('<item>', '<item><updated>x</updated>'),
    rss.replace('isPermaLink="true"', 'isPermaLink="yes"'),
  ])
    expect((await faultsOf(broken, 'rss.rng')).length).toBeGreaterThan(0)
})

const time = z.iso.datetime({ offset: true })
const author = z.strictObject({
  name: z.string().optional(),
  url: z.url().optional(),
  avatar: z.url().optional(),
})
/** https://www.jsonfeed.org/version/1.1/, as far as a feed of texts goes. */
const FEED = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string().optional(),
  language: z.string().regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/),
  authors: z.array(author).min(1),
  items: z
    .array(
      z.strictObject({
        id: z.string().min(1),
        url: z.url(),
        title: z.string().optional(),
        summary: z.string().optional(),
        content_html: z.string().min(1),
        date_published: time,
        date_modified: time,
        tags: z.array(z.string().min(1)),
      }),
    )
    .min(1),
})
