import { readFileSync } from 'node:fs'
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

const valuesOf = (path: string, attribute: string, value: string, wanted: string) =>
  heads
    .get(path)!
    .tags.filter(({ attributes }) => attributes[attribute] === value)
    .map(({ attributes }) => attributes[wanted]!)

const titleOf = (path: string) => /<title>(.*?)<\/title>/.exec(heads.get(path)!.head)![1]!

for (const { prefix } of site.locales) {
  const own = paths.filter((path) => path.startsWith('/en/') === (prefix === '/en/'))

  test(`under ${prefix} no two pages share a title or a description`, { tag: '@long' }, () => {
    expect(new Set(own.map(titleOf)).size).toBe(own.length)
    const descriptions = own.map((path) => valuesOf(path, 'name', 'description', 'content'))
    expect(descriptions.filter(({ length }) => length !== 1)).toEqual([])
    expect(new Set(descriptions.flat()).size).toBe(own.length)
    expect(descriptions.flat().filter((text) => text.trim() === '')).toEqual([])
  })
}

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
  expect(pairs).toBeGreaterThan(0)
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
