import { expect, it } from 'vitest'
import { testSettings } from '../../../tests/support/test-site.ts'
import type { PlacedPage } from '../placed-page.ts'
import type { Addresses } from './link-advice.ts'
import { siteGraph } from './site-graph.ts'

const SETTINGS = testSettings()
const page = (path: string, links: readonly (readonly [string, string])[], given: object = {}) =>
  ({
    path,
    lang: 'zh-CN',
    locale: SETTINGS.site.locales[0],
    frontmatter: { title: path },
    source: {
      file: `${path.slice(1, -1)}.md`,
      links: links.map(([href, text]) => ({ href, line: 1, text })),
    },
    ...given,
  }) as unknown as PlacedPage

it('siteGraph: names open pages and the links between them, and no locked page', () => {
  const pages = [
    page('/a/', [
      ['/b/', 'first'],
      ['/l/', 'to a locked page'],
      ['/none/', 'nowhere'],
    ]),
    page('/l/', [['/b/', 'from a locked page']], { lock: { scope: 'page' } }),
    page('/b/', []),
  ]
  const addresses: Addresses = {
    pages: new Map(pages.map((one) => [one.path, one])),
    byFile: new Map(pages.map((one) => [one.source.file, one])),
    others: new Set(),
    unpublished: new Map(),
  }
  expect(siteGraph(addresses, SETTINGS)).toStrictEqual({
    pages: [
      { path: '/a/', lang: 'zh-CN', title: '/a/' },
      { path: '/b/', lang: 'zh-CN', title: '/b/' },
    ],
    links: [[0, 1, 'first']],
  })
})
