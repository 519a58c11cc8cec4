import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { builtPaths, DIST } from '../support/page-store.ts'

/** What this site has to say, counted in what was built. */
const paths = builtPaths()
const below = (prefix: string) => paths.filter((path) => path.startsWith(prefix))

/** What this test reads of a list of categories. */
interface CategoriesPage {
  readonly tree: readonly {
    readonly type: string
    readonly title: string
    readonly count?: number
  }[]
}

function categories(list: string): Record<string, number> {
  const page = JSON.parse(readFileSync(join(DIST, list, 'page.json'), 'utf8')) as CategoriesPage
  return Object.fromEntries(
    page.tree.flatMap((node) => (node.type === 'category' ? [[node.title, node.count ?? 0]] : [])),
  )
}

test('[S1.2] about sixty Chinese articles, of databases, languages, tools, models and algorithms', () => {
  const { length } = below('/article/')
  expect(length).toBeGreaterThanOrEqual(60)
  const counts = categories('blog/categories')
  expect(Object.keys(counts)).toEqual(['数据库', '编程语言', '工具', '模型', '算法'])
  expect(Object.values(counts).reduce((sum, one) => sum + one)).toBe(length)
  expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(7)
})

test('[S1.3] at least twenty-five English articles', () => {
  expect(below('/en/article/').length).toBeGreaterThanOrEqual(25)
})

test('[S1.4] series: data mining, papers, principles, interviews, resources, SOLID', () => {
  const lengths = Object.fromEntries(
    ['/dataMining/', '/paperNote/', '/designModel/', '/interview/', '/resource/', '/en/solid/'].map(
      (series) => [series, below(series).length],
    ),
  )
  expect(lengths).toEqual({
    '/dataMining/': 17,
    '/paperNote/': 4,
    '/designModel/': 8,
    '/interview/': 7,
    '/resource/': 3,
    '/en/solid/': 6,
  })
  for (const topic of [
    'http',
    'kafka',
    'redis',
    'database-index',
    'operating-system',
    'transaction',
  ])
    expect(paths).toContain(`/interview/${topic}/`)
})

test('every page leads to the feed, to about and to the friends of its language', () => {
  const lacking = paths.flatMap((path) => {
    const file = join(DIST, path.endsWith('/') ? `${path}index.html` : path)
    const html = readFileSync(file, 'utf8')
    const foot = new Set(html.slice(html.lastIndexOf('<footer')).match(/(?<=href=")[^"]+/g))
    const prefix = path.startsWith('/en/') ? '/en/' : '/'
    return ['rss.xml', 'about-me/', 'friends/']
      .filter((name) => !foot.has(`${prefix}${name}`))
      .map((name) => `${path} → ${name}`)
  })
  expect(lacking).toEqual([])
})
