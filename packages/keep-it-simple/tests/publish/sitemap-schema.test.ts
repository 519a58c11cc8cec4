import { expect, test } from 'vitest'
import { sitemaps } from '#publish/sitemap.ts'
import { faultsOf } from 'keep-it-simple-testing/validate-xml.ts'
import { testSite } from '../support/test-site.ts'

const { site } = testSite

test('above the limit of a sitemap, the index and its parts keep to the schema of sitemaps.org', async () => {
  const entry = (path: string) => ({
    path,
    lang: 'zh-CN' as const,
    locale: '/',
    title: path,
    isArticle: true,
    indexed: true,
    tags: [],
    updated: '2024-05-12T15:15:20+08:00',
  })
  const files = sitemaps(
    ['/a/', '/乙 & 丙/', '/c/'].map(entry),
    site.locales,
    (address) => encodeURI(site.origin + address),
    2,
  )
  const { 'sitemap.xml': index, ...parts } = files
  expect(await faultsOf(index!, 'siteindex.xsd')).toEqual([])
  expect(Object.keys(parts)).toHaveLength(2)
  for (const part of Object.values(parts)) expect(await faultsOf(part, 'urlset.xsd')).toEqual([])
})
