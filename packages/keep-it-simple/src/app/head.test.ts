import { describe, expect, it } from 'vitest'
import type { HeadTag } from '#model/head.ts'
import type { PostsPage } from '#model/list-page.ts'
import type { NotFoundPage, PageData } from '#model/page.ts'
import { site } from 'virtual:keep-it-simple/site'
import { feedTags } from '#theme/feed-links.ts'
import { documentTags, documentTitle, headTags } from './head.ts'

const [chinese, english] = site.locales

function page(given: Partial<PostsPage> = {}): PostsPage {
  return {
    type: 'posts',
    lang: 'zh-CN',
    locale: '/',
    title: '博客',
    layout: 'Layout',
    path: '/blog/',
    collection: {
      title: '博客',
      link: '/blog/',
      totals: { posts: 0, tags: 0, categories: 0, years: 0 },
    },
    list: { posts: [], cover: {}, page: 1, pages: 1, link: '/blog/' },
    ...given,
  }
}
const missing: NotFoundPage = {
  type: 'not-found',
  lang: 'zh-CN',
  locale: '/',
  title: '页面未找到',
  layout: 'Layout',
  path: '/404.html',
}

const found = (data: PageData, matches: (tag: HeadTag) => boolean) =>
  headTags(data)
    .filter(matches)
    .map(([, attributes]) => attributes)
const meta = (data: PageData, name: string) =>
  found(data, ([tag, attributes]) => tag === 'meta' && attributes['name'] === name)
const links = (data: PageData, rel: string) =>
  found(data, ([tag, attributes]) => tag === 'link' && attributes['rel'] === rel)

describe('the title of a document', () => {
  it.each([
    ['/', '博客', `博客 | ${chinese!.title}`],
    ['/en/', 'Blog', `Blog | ${english!.title}`],
  ])("[S2.6.15] under %s joins page and site by ' | '", (locale, title, expected) => {
    expect(documentTitle(page({ locale, title }))).toBe(expected)
  })

  it('of the home page is that of the site, once', () => {
    expect(documentTitle(page({ title: chinese!.title }))).toBe(chinese!.title)
  })
})

describe('the description', () => {
  it('is that of the page, or else its title and that of its language', () => {
    expect(meta(page({ description: 'own' }), 'description')).toEqual([
      { name: 'description', content: 'own' },
    ])
    expect(meta(page({ locale: '/en/', title: 'Blog' }), 'description')).toEqual([
      { name: 'description', content: `Blog · ${english!.description}` },
    ])
    expect(meta(page({ locale: '/en/', path: '/en/' }), 'description')).toEqual([
      { name: 'description', content: english!.description },
    ])
  })

  it('[S3.3] in the head of the page replaces it', () => {
    const head: HeadTag[] = [['meta', { name: 'description', content: 'head' }]]
    expect(meta(page({ description: 'own', head }), 'description')).toEqual([
      { name: 'description', content: 'head' },
    ])
  })
})

describe('the canonical link', () => {
  it('is the absolute, encoded address', () => {
    expect(links(page({ path: '/文章/' }), 'canonical')).toEqual([
      { rel: 'canonical', href: `${site.origin}/%E6%96%87%E7%AB%A0/` },
    ])
  })

  it('[S3.3] in the head of the page replaces it', () => {
    const own = { rel: 'canonical', href: 'https://a.example/' }
    expect(links(page({ head: [['link', own]] }), 'canonical')).toEqual([own])
  })

  it('is missing where nothing is found, and robots stay away', () => {
    expect(links(missing, 'canonical')).toEqual([])
    expect(meta(missing, 'robots')).toEqual([{ name: 'robots', content: 'noindex' }])
    expect(meta(page(), 'robots')).toEqual([])
  })
})

describe('the links to translations', () => {
  const alternate = { lang: 'en-US', path: '/en/blog/', exact: true } as const

  const translations = (data: PageData) => links(data, 'alternate')

  it('name both languages where the page is translated, and the first for all others', () => {
    expect(translations(page({ alternates: [alternate] }))).toEqual([
      { rel: 'alternate', hreflang: 'zh-CN', href: `${site.origin}/blog/` },
      { rel: 'alternate', hreflang: 'en-US', href: `${site.origin}/en/blog/` },
      { rel: 'alternate', hreflang: 'x-default', href: `${site.origin}/blog/` },
    ])
  })
})

describe('the links to feeds', () => {
  const feeds = (data: PageData) => feedTags(data).map(([, { href }]) => href)

  it('are those of the list, in three formats, or else those of the language', () => {
    expect(feeds(page())).toEqual(['/blog/atom.xml', '/blog/rss.xml', '/blog/feed.json'])
    expect(feeds(missing)).toEqual(['/atom.xml', '/rss.xml', '/feed.json'])
  })
})

describe('what only documents have', () => {
  const picture = (content: string): HeadTag => ['meta', { property: 'og:image', content }]

  it('[S3.3] gives way to what the page says itself', () => {
    const head = [picture('https://a.example/own.png')]
    expect(documentTags(page({ head }), [picture('/drawn.png')])).toEqual([])
    expect(documentTags(page(), [picture('/drawn.png')])).toEqual([picture('/drawn.png')])
  })
})

it('links of a page’s head begin at the folder of the site, others stay', () => {
  const served = site as { base: string }
  const { base } = served
  served.base = '/blog/'
  try {
    const head = [
      ['link', { rel: 'a', href: '/a.css' }],
      ['script', { src: '/a.js', 'data-x': '/x' }, 'text'],
      ['link', { rel: 'b', href: '//b.example/' }],
      ['link', { rel: 'c', href: 'https://c.example/a/' }],
      ['script', { src: true }],
    ] as unknown as HeadTag[]
    expect(headTags(page({ head })).slice(-5)).toEqual([
      ['link', { rel: 'a', href: '/blog/a.css' }],
      ['script', { src: '/blog/a.js', 'data-x': '/x' }, 'text'],
      ['link', { rel: 'b', href: '//b.example/' }],
      ['link', { rel: 'c', href: 'https://c.example/a/' }],
      ['script', { src: true }],
    ])
  } finally {
    served.base = base
  }
})

it('robots stay away from what is locked', () => {
  const locked = { ...missing, type: 'locked' } as unknown as PageData
  expect(meta(locked, 'robots')).toEqual([{ name: 'robots', content: 'noindex' }])
  expect(links(locked, 'canonical')).toEqual([])
})
