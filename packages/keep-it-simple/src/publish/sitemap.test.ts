import { describe, expect, it } from 'vitest'
import { testSite } from '../../tests/support/test-site.ts'
import type { Entry } from './catalogue.ts'
import { sitemaps } from './sitemap.ts'

const { site } = testSite

const entry = (path: string, more: Partial<Entry> = {}): Entry => ({
  path,
  lang: 'zh-CN',
  locale: '/',
  title: path,
  isArticle: true,
  indexed: true,
  tags: [],
  ...more,
})
const absolute = (address: string) => `https://a.example${address}`
const write = (entries: Entry[], most?: number) => sitemaps(entries, site.locales, absolute, most)

describe('the sitemap', () => {
  it('names each page with the time of its last change', () => {
    const { 'sitemap.xml': xml } = write([
      entry('/甲&乙/', { updated: '2024-05-12T15:15:20+08:00' }),
    ])
    expect(xml).toContain(
      '<url><loc>https://a.example/甲&amp;乙/</loc><lastmod>2024-05-12T15:15:20+08:00</lastmod></url>',
    )
  })

  it('leaves out what should not be found', () => {
    expect(write([entry('/a/', { indexed: false })])['sitemap.xml']).not.toContain('<url>')
  })

  it.each([
    [{ path: '/a/', alternates: [{ lang: 'en-US', path: '/en/a/', exact: true }] }],
    [
      {
        path: '/en/a/',
        alternates: [{ lang: 'zh-CN', path: '/a/', exact: true }],
        locale: '/en/',
        lang: 'en-US',
      },
    ],
  ])('names both translations and the first language for all others: %o', (more) => {
    const xml = write([entry(more.path, more)])['sitemap.xml']!
    const links = [...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
    expect(Object.fromEntries(links.map(([, lang, href]) => [lang, href]))).toEqual({
      'zh-CN': 'https://a.example/a/',
      'en-US': 'https://a.example/en/a/',
      'x-default': 'https://a.example/a/',
    })
  })

  it('is one file up to the limit, line by line', () => {
    const files = write([entry('/a/'), entry('/b/')], 2)
    expect(Object.keys(files)).toEqual(['sitemap.xml'])
    expect(files['sitemap.xml']!.split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      '<url><loc>https://a.example/a/</loc></url>',
      '<url><loc>https://a.example/b/</loc></url>',
      '</urlset>',
      '',
    ])
    const split = write([entry('/a/'), entry('/b/')], 1)
    expect(split['sitemap.xml']!.split('\n')).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<sitemap><loc>https://a.example/sitemap-1.xml</loc></sitemap>',
      '<sitemap><loc>https://a.example/sitemap-2.xml</loc></sitemap>',
      '</sitemapindex>',
      '',
    ])
  })

  it('is split above the limit, with an index', () => {
    const files = write([entry('/a/'), entry('/b/'), entry('/c/')], 2)
    expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
    expect(files['sitemap.xml']).toContain(
      '<sitemap><loc>https://a.example/sitemap-2.xml</loc></sitemap>',
    )
    expect(files['sitemap-2.xml']).toContain('/c/')
    expect(files['sitemap-2.xml']).not.toContain('/a/')
  })
})
