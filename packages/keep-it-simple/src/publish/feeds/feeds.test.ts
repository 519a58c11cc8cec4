import { expect, it } from 'vitest'
import { resolveCollection } from '#model/collection.ts'
import type { SiteConfig } from '#model/site.ts'
import type { Entry } from '../catalogue.ts'
import { feeds } from './feeds.ts'

const locale = { prefix: '/', lang: 'en-US', label: 'English', title: 'Site', description: 'd' }
const site = { locales: [locale], author: 'A', license: 'CC-BY-4.0' } as unknown as SiteConfig
const entry = (path: string, created: string, more: Partial<Entry> = {}): Entry => ({
  path,
  lang: 'en-US',
  locale: '/',
  title: path,
  isArticle: true,
  indexed: true,
  tags: [],
  created: `${created}T00:00:00Z`,
  ...more,
})
const entries = [
  entry('/article/a/', '2026-01-01', { list: '/blog/' }),
  entry('/notes/', '2026-01-05'),
  entry('/notes/b/', '2026-01-02'),
  entry('/quiet/c/', '2026-01-03'),
]
const written = (feed: boolean, given: readonly Entry[] = entries) =>
  feeds({
    entries: given,
    site,
    collections: [
      resolveCollection({ type: 'post', dir: 'blog', title: 'Blog' }),
      resolveCollection({ type: 'doc', dir: 'notes', title: 'Notes', feed }),
      resolveCollection({ type: 'doc', dir: 'quiet', title: 'Quiet' }),
    ],
    absolute: (address) => `https://a.example${address}`,
    bodyOf: () => '<p>Text.</p>',
  })
const urls = (text: string | undefined) =>
  (JSON.parse(text!) as { items: { url: string }[] }).items.map(({ url }) => new URL(url).pathname)

it('notes that ask for it have a feed, and stand in that of the language beside the posts', () => {
  const files = written(true)
  expect(urls(files['notes/feed.json'])).toEqual(['/notes/b/'])
  expect(urls(files['blog/feed.json'])).toEqual(['/article/a/'])
  expect(urls(files['feed.json'])).toEqual(['/notes/b/', '/article/a/'])
  expect(Object.keys(files).filter((name) => name.startsWith('quiet'))).toEqual([])
})

it('notes that do not ask for it are in no feed', () => {
  const files = written(false)
  expect(Object.keys(files).filter((name) => name.startsWith('notes'))).toEqual([])
  expect(urls(files['feed.json'])).toEqual(['/article/a/'])
})

it('a feed carries the newest twenty, and those of one moment by their addresses', () => {
  const days = Array.from({ length: 22 }, (_, at) => String(at + 1).padStart(2, '0'))
  const posts = days.map((day) => entry(`/${day}/`, `2026-01-${day}`, { list: '/blog/' }))
  const shown = urls(written(false, posts)['blog/feed.json'])
  expect(shown).toEqual(
    days
      .map((day) => `/${day}/`)
      .toReversed()
      .slice(0, 20),
  )
  const twins = ['/b/', '/a/', '/c/'].map((path) => entry(path, '2026-01-01', { list: '/blog/' }))
  expect(urls(written(false, twins)['blog/feed.json'])).toEqual(['/a/', '/b/', '/c/'])
})

it('says when it last changed by its texts, and never by the time of the build', () => {
  const posts = [
    entry('/a/', '2026-01-02', { list: '/blog/' }),
    entry('/b/', '2026-01-01', { list: '/blog/', updated: '2026-03-01T08:00:00+08:00' }),
  ]
  expect(written(false, posts)['blog/atom.xml']).toContain(
    '<updated>2026-03-01T00:00:00.000Z</updated>',
  )
  expect(written(false, [])['blog/atom.xml']).toContain(
    '<updated>1970-01-01T00:00:00.000Z</updated>',
  )
})

it('is called after its collection and its language, and has the summaries of its texts', () => {
  const posts = [entry('/a/', '2026-01-02', { list: '/blog/', description: 'In short' })]
  const read = (text: string | undefined) =>
    JSON.parse(text!) as { title: string; feed_url: string; items: { summary?: string }[] }
  const blog = read(written(false, posts)['blog/feed.json'])
  expect([blog.title, blog.feed_url]).toEqual(['Blog | Site', 'https://a.example/blog/feed.json'])
  expect(blog.items[0]!.summary).toBe('In short')
  expect(read(written(false)['feed.json'])).toMatchObject({ title: 'Site' })
  expect(written(false)['blog/feed.json']).not.toContain('summary')
})

it('a language has what is written in it, and nothing of the others', () => {
  const french = { ...locale, prefix: '/fr/', lang: 'fr-FR', title: 'Le site' }
  const files = feeds({
    entries: [
      entry('/a/', '2026-01-01', { list: '/blog/' }),
      entry('/fr/b/', '2026-01-02', { list: '/fr/blog/', locale: '/fr/', lang: 'fr-FR' }),
    ],
    site: { ...site, locales: [locale, french] },
    collections: ['blog', 'fr/blog'].map((dir) =>
      resolveCollection({ type: 'post', dir, title: 'Blog' }),
    ),
    absolute: (address) => `https://a.example${address}`,
    bodyOf: () => '',
  })
  expect([urls(files['feed.json']), urls(files['fr/feed.json'])]).toEqual([['/a/'], ['/fr/b/']])
  const only = { ...site, locales: [french] }
  const none = [resolveCollection({ type: 'post', dir: 'blog', title: 'Blog' })]
  expect(
    feeds({ entries, site: only, collections: none, absolute: String, bodyOf: () => '' }),
  ).toEqual({})
})
