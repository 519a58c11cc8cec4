import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import site from '../../site.config.ts'
import { builtPaths, DIST } from '../support/page-store.ts'

/** The head of every document, read as a program reads it. */
const paths = builtPaths().filter((path) => !/(?:404|offline)\.html$/.test(path))

const unescape = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

const heads = new Map(
  paths.map((path) => {
    const html = readFileSync(join(DIST, path, 'index.html'), 'utf8')
    const [, head = ''] = /<head>(.*?)<\/head>/s.exec(html)!
    const tags = [...head.matchAll(/<(meta|link)((?: [\w:-]+(?:="[^"]*")?)*)>/g)].map(
      ([, name, written]): Tag => ({
        name: name!,
        attributes: Object.fromEntries(
          [...written!.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [
            key!,
            unescape(value ?? ''),
          ]),
        ),
      }),
    )
    return [path, { head, tags }] as const
  }),
)

const absolute = (path: string) => site.origin + encodeURI(path)
const valuesOf = (path: string, attribute: string, value: string, wanted: string) =>
  heads
    .get(path)!
    .tags.filter(({ attributes }) => attributes[attribute] === value)
    .map(({ attributes }) => attributes[wanted]!)

const titleOf = (path: string) => /<title>(.*?)<\/title>/.exec(heads.get(path)!.head)![1]!

for (const { prefix } of site.locales) {
  const own = paths.filter((path) => path.startsWith('/en/') === (prefix === '/en/'))

  test(`under ${prefix} no two pages share a title or a description`, () => {
    expect(new Set(own.map(titleOf)).size).toBe(own.length)
    const descriptions = own.map((path) => valuesOf(path, 'name', 'description', 'content'))
    expect(descriptions.filter(({ length }) => length !== 1)).toEqual([])
    expect(new Set(descriptions.flat()).size).toBe(own.length)
    expect(descriptions.flat().filter((text) => text.trim() === '')).toEqual([])
  })
}

test('every page is canonical to itself, and says so where it is shared', () => {
  // A locked page reveals nothing: it is neither indexed nor shared with a description. A form of the
  // search has nothing to find, and what a device has is nobody else's.
  const isIndexed = (path: string) =>
    !valuesOf(path, 'name', 'robots', 'content').includes('noindex')
  for (const path of paths) {
    const own = isIndexed(path) ? [absolute(path)] : []
    expect(valuesOf(path, 'rel', 'canonical', 'href'), path).toEqual(own)
    expect(valuesOf(path, 'property', 'og:url', 'content'), path).toEqual(own)
    expect(valuesOf(path, 'property', 'og:title', 'content'), path).toHaveLength(own.length)
  }
  expect(paths.filter((path) => !isIndexed(path)).toSorted()).toEqual([
    '/article/static-site-password/',
    '/en/article/static-site-password/',
    '/en/saved/',
    '/en/search/',
    '/saved/',
    '/search/',
  ])
})

test('translations name each other, and agree on the page for all others', () => {
  const hreflang = (path: string) =>
    Object.fromEntries(
      heads
        .get(path)!
        .tags.filter(({ attributes }) => attributes['hreflang'] !== undefined)
        .map(({ attributes }) => [attributes['hreflang']!, attributes['href']!]),
    )
  let pairs = 0
  for (const path of paths) {
    const own = hreflang(path)
    if (Object.keys(own).length === 0) continue
    pairs++
    expect(Object.keys(own).sort()).toEqual(['en-US', 'x-default', 'zh-CN'])
    expect(own['x-default']).toBe(own['zh-CN'])
    for (const href of [own['zh-CN']!, own['en-US']!]) {
      const other = decodeURI(href.slice(site.origin.length))
      expect(hreflang(other), `${path} and ${other}`).toEqual(own)
    }
  }
  expect(pairs).toBeGreaterThan(20)
})

test('[S3.3] no tag of the head stands twice', () => {
  const repeatable = new Set(['article:tag', 'article:author', 'og:locale:alternate'])
  for (const path of paths) {
    const keys = heads.get(path)!.tags.map(({ name, attributes }) => {
      const key = attributes['name'] ?? attributes['property']
      // A colour for each appearance.
      if (key !== undefined && !repeatable.has(key))
        return `${name} ${key} ${attributes['media'] ?? ''}`
      return attributes['rel'] === 'canonical' ? 'canonical' : JSON.stringify([name, attributes])
    })
    expect(
      keys.filter((key, index) => keys.indexOf(key) !== index),
      path,
    ).toEqual([])
  }
})

test('the feeds the head names are there, and JSON-LD is JSON', () => {
  let described = 0
  for (const path of paths) {
    const { head, tags } = heads.get(path)!
    const feeds = tags.filter(({ attributes }) => /atom|rss|feed/.test(attributes['type'] ?? ''))
    expect(feeds, path).toHaveLength(3)
    for (const { attributes } of feeds)
      expect(existsSync(join(DIST, attributes['href']!)), attributes['href']).toBe(true)
    for (const [, text] of head.matchAll(
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g,
    )) {
      expect(JSON.parse(text!)).toMatchObject({ '@context': 'https://schema.org' })
      described++
    }
  }
  expect(described).toBeGreaterThan(40)
})

test('every article has a picture of its title, 1200 by 630, and says so', () => {
  let drawn = 0
  for (const path of paths) {
    const [picture] = valuesOf(path, 'property', 'og:image', 'content')
    const isArticle = existsSync(join(DIST, path, 'index.md'))
    expect(picture, path).toBe(isArticle ? `${absolute(path)}card.png` : undefined)
    if (picture === undefined) continue
    const bytes = readFileSync(join(DIST, path, 'card.png'))
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    // A blank one would be far smaller.
    expect(bytes.length, path).toBeGreaterThan(5_000)
    expect(bytes.length, path).toBeLessThan(100_000)
    drawn++
  }
  expect(drawn).toBeGreaterThan(20)
})

test('the late sheet is named in every document, and asked for only where there is no script', () => {
  const asked = paths.filter((path) => {
    const { head } = heads.get(path)!
    const without = head.replaceAll(/<noscript[^>]*>.*?<\/noscript>/gs, '')
    return /\/late-[\w-]+\.css/.test(without) || without === head
  })
  expect(asked).toEqual([])
})
