import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { testSite } from '../support/test-site.ts'
import { expect } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from '../support/built-site.ts'
import { test } from '../support/reading-site.ts'
import { page as source, post } from '../support/tiny-site.ts'

const { site } = testSite

const read = (file: string, dist: string) => readFileSync(join(dist, file), 'utf8')
const CHANNELS = ['', 'en/', 'blog/', 'en/blog/']

/** Names of elements in order, and their texts, as a program that reads feeds would see them. */
interface Tree {
  readonly name: string
  readonly text: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Tree[]
}

/** Parsed by the browser; throws where it is not XML. */
function parse(page: Page, xml: string): Promise<Tree> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    const broken = parsed.querySelector('parsererror')
    if (broken) throw new Error(broken.textContent)
    const tree = (element: Element): Tree => ({
      name: element.nodeName,
      text: element.textContent,
      attributes: Object.fromEntries([...element.attributes].map((one) => [one.name, one.value])),
      children: [...element.children].map(tree),
    })
    return tree(parsed.documentElement)
  }, xml)
}

const all = ({ children }: Tree, name: string) => children.filter((one) => one.name === name)
const one = (tree: Tree, name: string) => {
  const found = all(tree, name)
  expect(found, name).toHaveLength(1)
  return found[0]!
}
const RFC3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/
const RFC822 = /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/

/** Every link and picture of a text leads somewhere by itself. */
function expectAbsolute(html: string): void {
  const links = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, link]) => link!)
  expect(links.filter((link) => !/^[a-z]+:/.test(link))).toEqual([])
  expect(html).not.toMatch(/<(?:button|input|script|style)| (?:class|style|on\w+)=/)
}

for (const channel of CHANNELS) {
  const lang = channel.startsWith('en/') ? 'en-US' : 'zh-CN'

  test(`Atom of /${channel} has what RFC 4287 asks for`, async ({ page, reading }) => {
    const feed = await parse(page, read(`${channel}atom.xml`, reading.dist))
    expect(feed.attributes).toMatchObject({
      xmlns: 'http://www.w3.org/2005/Atom',
      'xml:lang': lang,
    })
    expect(one(feed, 'id').text).toBe(`${site.origin}/${channel}`)
    expect(one(feed, 'title').text).not.toBe('')
    expect(one(feed, 'updated').text).toMatch(RFC3339)
    expect(one(one(feed, 'author'), 'name').text).toBe(site.author)
    const self = all(feed, 'link').find(({ attributes }) => attributes['rel'] === 'self')
    expect(self?.attributes['href']).toBe(`${site.origin}/${channel}atom.xml`)
    const entries = all(feed, 'entry')
    expect(entries.length).toBeGreaterThan(1)
    for (const entry of entries) {
      expect(one(entry, 'id').text).toMatch(/^https:/)
      expect(one(entry, 'title').text).not.toBe('')
      expect(one(entry, 'published').text).toMatch(RFC3339)
      expect(one(entry, 'updated').text).toMatch(RFC3339)
      expect(one(entry, 'content').attributes).toEqual({ type: 'html' })
      // The whole text, not its beginning.
      expect(one(entry, 'content').text.length).toBeGreaterThan(250)
      expectAbsolute(one(entry, 'content').text)
    }
    expect(new Set(entries.map((entry) => one(entry, 'id').text)).size).toBe(entries.length)
    const times = entries.map((entry) => one(entry, 'published').text)
    expect(times).toEqual([...times].sort().reverse())
  })

  test(`RSS of /${channel} has what RSS 2.0 asks for`, async ({ page, reading }) => {
    const rss = await parse(page, read(`${channel}rss.xml`, reading.dist))
    expect(rss.attributes['version']).toBe('2.0')
    const feed = one(rss, 'channel')
    expect(one(feed, 'link').text).toBe(`${site.origin}/${channel}`)
    expect(one(feed, 'language').text).toBe(lang)
    for (const name of ['title', 'description']) expect(one(feed, name).text).not.toBe('')
    expect(one(feed, 'lastBuildDate').text).toMatch(RFC822)
    for (const item of all(feed, 'item')) {
      expect(one(item, 'guid').text).toBe(one(item, 'link').text)
      expect(one(item, 'pubDate').text).toMatch(RFC822)
      expect(one(item, 'title').text).not.toBe('')
      expectAbsolute(one(item, 'content:encoded').text)
    }
  })

  test(`JSON Feed of /${channel} has what version 1.1 asks for`, ({ reading }) => {
    const feed = JSON.parse(read(`${channel}feed.json`, reading.dist)) as Record<string, unknown>
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${site.origin}/${channel}`,
      feed_url: `${site.origin}/${channel}feed.json`,
      language: lang,
      authors: [{ name: site.author }],
    })
    const items = feed['items'] as Record<string, string>[]
    expect(items.length).toBeGreaterThan(1)
    for (const item of items) {
      expect(item['id']).toBe(item['url'])
      expect(item['date_published']).toMatch(RFC3339)
      expect(item['date_modified']).toMatch(RFC3339)
      expectAbsolute(item['content_html']!)
    }
  })
}

test('the sitemap is in the order of its schema, and names every page that may be listed', async ({
  page,
  reading,
}) => {
  const map = await parse(page, read('sitemap.xml', reading.dist))
  expect(map.attributes['xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const seen = new Set<string>()
  for (const url of map.children) {
    expect(url.name).toBe('url')
    const names = url.children.map(({ name }) => name)
    expect(names.join(' ')).toMatch(/^loc(?: lastmod)?(?: xhtml:link){0,3}$/)
    const loc = one(url, 'loc').text
    expect(loc).toBe(encodeURI(decodeURI(loc)))
    seen.add(decodeURI(loc))
    for (const { text } of all(url, 'lastmod')) expect(text).toMatch(/^\d{4}-\d\d-\d\d(?:T|$)/)
  }
  const store = JSON.parse(readFileSync(join(reading.dist, '../.content/store.json'), 'utf8')) as {
    pages: [string][]
  }
  const pages = store.pages
    .map(([path]) => path)
    .filter((path) => !/(?:404|offline)\.html$|\/(?:search|saved)\/$/.test(path))
  expect(seen).toEqual(new Set(pages.map((path) => site.origin + path)))
})

test(
  'hostile titles and tags leave the files what they are',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(240_000)
    const title = '</title>]]>&amp;<b a="\'">\u0007'
    const built = await serveTinySite({
      'README.md': source({ permalink: '/' }),
      'blog/a.md': post(
        { title, permalink: '/a/', tags: ['a<b&"c'] },
        '](/x/) `]]>` text ]]> \\<b>\n\n[relative](/) [part](#x)\n\n## x {#x}',
      ),
    })
    try {
      const atom = await parse(page, read('atom.xml', built.dist))
      const entry = one(atom, 'entry')
      expect(one(entry, 'title').text).toBe(title.replace('\u0007', ''))
      expect(one(entry, 'category').attributes['term']).toBe('a<b&"c')
      expect(one(entry, 'content').text).toContain(`href="${site.origin}/a/#x"`)
      const rss = await parse(page, read('rss.xml', built.dist))
      expect(one(one(one(rss, 'channel'), 'item'), 'title').text).toBe(title.replace('\u0007', ''))
      const { items } = JSON.parse(read('feed.json', built.dist)) as { items: { title: string }[] }
      expect(items[0]!.title).toBe(title)
      await parse(page, read('sitemap.xml', built.dist))
    } finally {
      built.close()
    }
  },
)

test('robots.txt names the sitemap', ({ reading }) => {
  expect(read('robots.txt', reading.dist)).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
})
