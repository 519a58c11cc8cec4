import { describe, expect, it, onTestFinished } from 'vitest'
import type { ContentPage } from '#model/page.ts'
import { PAGE_FORMAT } from '#model/page-base.ts'
import { site } from 'virtual:keep-it-simple/site'
import { jsonLd } from './json-ld.ts'

const article: ContentPage = {
  format: PAGE_FORMAT,
  type: 'content',
  path: '/article/a/',
  lang: 'zh-CN',
  locale: '/',
  title: '</script>甲',
  layout: 'Layout',
  pageLayout: 'doc',
  filePathRelative: 'blog/a.md',
  frontmatter: {},
  body: '',
  headings: [],
  crumbs: [{ text: '首页', link: '/' }, { text: '</script>甲' }],
  createTime: '2024-05-12T15:15:20+08:00',
  copyright: { license: 'CC-BY-4.0', author: { name: '乙', url: 'https://b.example/' } },
  collection: {
    title: '博客',
    link: '/blog/',
    totals: { posts: 1, tags: 0, categories: 0, years: 1 },
  },
}

describe('what a page is', () => {
  it('its picture is its card, or the one its head names where there are no cards', () => {
    const settings = site as { cards: boolean }
    const { cards } = settings
    onTestFinished(() => {
      settings.cards = cards
    })
    const head: ContentPage['head'] = [
      ['meta', { property: 'og:type', content: 'article' }],
      ['meta', { property: 'og:image', content: 'https://b.example/p.png' }],
    ]
    const pictureOf = (page: ContentPage) => (jsonLd(page)[0] as { image?: string }).image
    expect(pictureOf(article)).toBe(`${site.origin}/article/a/card.png`)
    expect(pictureOf({ ...article, head })).toBe('https://b.example/p.png')
    settings.cards = false
    expect(pictureOf({ ...article, head })).toBe('https://b.example/p.png')
    expect(jsonLd({ ...article, head: head.slice(0, 1) })[0]).not.toHaveProperty('image')
  })

  it('an author without a page is a name', () => {
    const { copyright: _, ...plain } = article
    const [posting] = jsonLd(plain)
    expect(posting).toHaveProperty('author', { '@type': 'Person', name: site.author })
    expect((posting as unknown as { author: object }).author).not.toHaveProperty('url')
    expect(posting).not.toHaveProperty('license')
  })

  it('a post is a blog posting with dates, author and licence', () => {
    expect(jsonLd(article)[0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: article.title,
      url: `${site.origin}/article/a/`,
      datePublished: article.createTime,
      dateModified: article.createTime,
      author: { '@type': 'Person', name: '乙', url: 'https://b.example/' },
      license: 'https://creativecommons.org/licenses/by/4.0/',
      inLanguage: 'zh-CN',
    })
  })

  it('its path is a list of crumbs, each with an absolute address', () => {
    expect(jsonLd(article)[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: '首页', item: `${site.origin}/` },
        { position: 2, name: article.title, item: `${site.origin}/article/a/` },
      ],
    })
  })

  it('the home page is the site', () => {
    expect(jsonLd({ ...article, path: '/', pageLayout: 'home' })).toMatchObject([
      { '@type': 'WebSite', url: `${site.origin}/` },
    ])
  })

  it('nothing is said of drafts and protected pages', () => {
    expect(jsonLd({ ...article, draft: true })).toEqual([])
    expect(jsonLd({ ...article, frontmatter: { encrypt: true } })).toEqual([])
  })

  it('of other pages nothing is said, and of a page without a path no crumbs', () => {
    expect(jsonLd({ ...article, pageLayout: 'page' })).toEqual([])
    expect(jsonLd({ ...article, type: 'posts' } as never)).toEqual([])
    expect(jsonLd({ ...article, crumbs: [{ text: 'x' }] })).toHaveLength(1)
  })

  it('crumbs without an address have none, but the last is the page', () => {
    const crumbs = [{ text: 'a', link: '/' }, { text: 'b' }, { text: 'c' }]
    expect(jsonLd({ ...article, crumbs })[1]).toStrictEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'a', item: `${site.origin}/` },
        { '@type': 'ListItem', position: 2, name: 'b' },
        { '@type': 'ListItem', position: 3, name: 'c', item: `${site.origin}/article/a/` },
      ],
    })
  })

  it('a note is an article, by whoever wrote it and on the terms they chose', () => {
    const { collection: _, copyright: __, createTime: ___, ...note } = article
    const plain = jsonLd(note)[0]
    expect(plain).toMatchObject({
      '@type': 'TechArticle',
      author: { '@type': 'Person', name: site.author },
      image: `${site.origin}/article/a/card.png`,
    })
    for (const key of ['license', 'datePublished', 'dateModified', 'keywords', 'description'])
      expect(plain).not.toHaveProperty(key)
    const own = jsonLd({
      ...note,
      description: 'In short',
      git: { updatedTime: '2026-01-01' },
      tags: [{ name: 'x', count: 1, path: '/x/' }],
      readingTime: { words: 7 },
      copyright: { author: 'C', license: { name: 'Own', url: 'https://l.example/' } },
    } as never)[0]
    expect(own).toMatchObject({
      author: { '@type': 'Person', name: 'C' },
      license: 'https://l.example/',
      dateModified: '2026-01-01',
      keywords: ['x'],
      description: 'In short',
      wordCount: 7,
    })
  })

  it('the site has its description where it has one', () => {
    const home = { ...article, path: '/', pageLayout: 'home' } as const
    expect(jsonLd({ ...home, description: 'About' })[0]).toHaveProperty('description', 'About')
    expect(jsonLd(home)[0]).not.toHaveProperty('description')
  })
})
