import { describe, expect, it } from 'vitest'
import type { ContentPage } from '#model/page.ts'
import { site } from 'virtual:keep-it-simple/site'
import { jsonLd } from './json-ld.ts'

const article: ContentPage = {
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
})
