import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { testSite } from '../support/test-site.ts'
import { expect } from 'keep-it-simple-testing/browser.ts'
import { PageTable } from '#store/pages.ts'
import { serveTinySite } from '../support/built-site.ts'
import { test } from '../support/reading-site.ts'
import { page as source, post } from '../support/tiny-site.ts'

const { site } = testSite

const read = (file: string, dist: string) => readFileSync(join(dist, file), 'utf8')

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
  const pages = new PageTable(join(reading.dist, '../.content'))
    .index()!
    .pages.map(({ path }) => path)
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
