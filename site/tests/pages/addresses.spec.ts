import type { Page } from '@playwright/test'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'

/** Chapter 2.1: addresses and titles. */
interface Address {
  readonly id: string
  readonly path: string
  readonly lang: 'zh-CN' | 'en-US'
  readonly h1: RegExp
}

const ADDRESSES: readonly Address[] = [
  { id: '[S2.1.1] [S1.23]', path: '/', lang: 'zh-CN', h1: /Keep It Simple/ },
  { id: '[S2.1.1]', path: '/about-me/', lang: 'zh-CN', h1: /关于本站/ },
  { id: '[S2.1.7]', path: '/article/composite-index/', lang: 'zh-CN', h1: /联合索引/ },
  { id: '[S2.1.8]', path: '/blog/', lang: 'zh-CN', h1: /博客/ },
  { id: '[S2.1.8]', path: '/blog/tags/', lang: 'zh-CN', h1: /标签/ },
  { id: '[S2.1.8]', path: '/blog/archives/', lang: 'zh-CN', h1: /归档/ },
  { id: '[S2.1.8]', path: '/blog/categories/', lang: 'zh-CN', h1: /分类/ },
  { id: '', path: '/blog/tags/索引/', lang: 'zh-CN', h1: /标签/ },
  { id: '[S2.1.12]', path: '/en/article/composite-index/', lang: 'en-US', h1: /index on \(a, b\)/ },
  { id: '[S2.1.13] [S1.23]', path: '/en/blog/', lang: 'en-US', h1: /Blog/ },
  { id: '[S2.1.13]', path: '/en/blog/tags/', lang: 'en-US', h1: /Tags/ },
  { id: '[S2.1.13]', path: '/en/blog/archives/', lang: 'en-US', h1: /Archives/ },
  { id: '[S2.1.13]', path: '/en/blog/categories/', lang: 'en-US', h1: /Categories/ },
]

/** Addresses that are one requirement together, each with a word of its title. */
const GROUPS: readonly {
  readonly id: string
  readonly lang: Address['lang']
  readonly pages: Readonly<Record<string, RegExp>>
}[] = [
  {
    id: '[S2.1.2]',
    lang: 'zh-CN',
    pages: {
      '/dataMining/': /数据挖掘/,
      '/dataMining/data-types/': /数据类型/,
      '/dataMining/data-quality/': /数据质量/,
      '/dataMining/preprocessing/': /预处理/,
      '/dataMining/association-basics/': /关联规则/,
      '/dataMining/apriori/': /Apriori/,
      '/dataMining/fp-growth/': /FP-growth/,
      '/dataMining/sequential-patterns/': /序列模式/,
      '/dataMining/subgraph-patterns/': /子图模式/,
    },
  },
  {
    id: '[S2.1.3]',
    lang: 'zh-CN',
    pages: {
      '/resource/': /资源/,
      '/resource/github-repo/': /仓库/,
      '/resource/textual-material/': /文字资料/,
    },
  },
  {
    id: '[S2.1.4]',
    lang: 'zh-CN',
    pages: {
      '/paperNote/': /论文笔记/,
      '/paperNote/ansi-isolation-critique/': /ANSI SQL Isolation/,
      '/paperNote/attention-is-all-you-need/': /Attention/,
      '/paperNote/dynamo/': /Dynamo/,
    },
  },
  {
    id: '[S2.1.5]',
    lang: 'zh-CN',
    pages: {
      '/designModel/': /七个设计原则/,
      '/designModel/single-responsibility/': /单一职责/,
      '/designModel/open-closed/': /开闭原则/,
      '/designModel/liskov-substitution/': /里氏替换/,
      '/designModel/interface-segregation/': /接口隔离/,
      '/designModel/dependency-inversion/': /依赖倒置/,
      '/designModel/law-of-demeter/': /迪米特/,
      '/designModel/composite-reuse/': /合成复用/,
    },
  },
  {
    id: '[S2.1.6]',
    lang: 'zh-CN',
    pages: {
      '/interview/': /面试题/,
      '/interview/http/': /HTTP/,
      '/interview/kafka/': /Kafka/,
      '/interview/redis/': /Redis/,
      '/interview/database-index/': /索引/,
      '/interview/operating-system/': /操作系统/,
      '/interview/transaction/': /事务/,
    },
  },
  {
    id: '[S2.1.10]',
    lang: 'en-US',
    pages: {
      '/en/': /Keep It Simple/,
      '/en/about-me/': /About/,
      '/en/resource/': /Resource/,
      '/en/resource/github-repo/': /Repositories/,
      '/en/resource/textual-material/': /Texts/,
    },
  },
  {
    id: '[S2.1.11]',
    lang: 'en-US',
    pages: {
      '/en/solid/': /SOLID/,
      '/en/solid/srp/': /^S/,
      '/en/solid/ocp/': /^O/,
      '/en/solid/lsp/': /^L/,
      '/en/solid/isp/': /^I/,
      '/en/solid/dip/': /^D/,
    },
  },
]

for (const { id, path, lang, h1 } of ADDRESSES) {
  test(`${id} ${path} answers in ${lang} with a title and one h1`.trim(), ({ page }) =>
    answers(page, path, lang, h1),
  )
}

for (const { id, lang, pages } of GROUPS) {
  const [first, ...others] = Object.keys(pages)
  test(`${id} ${first} and ${others.length} pages below answer in ${lang} with a title and one h1`, async ({
    page,
  }) => {
    for (const [path, h1] of Object.entries(pages)) await answers(page, path, lang, h1)
  })
}

async function answers(page: Page, path: string, lang: string, h1: RegExp): Promise<void> {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  expect(response!.status(), path).toBe(200)
  // The document has all of it as it comes.
  const said = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    titles: [...document.querySelectorAll('h1')].map((one) => one.textContent.trim()),
    title: document.title,
  }))
  expect(said, path).toEqual({
    lang,
    titles: [expect.stringMatching(h1)],
    title: expect.stringMatching(/Keep It Simple$/),
  })
}

test('[S2.6.15] a page’s title is its own and the site’s, joined by a bar', async ({ page }) => {
  await open(page, '/article/composite-index/')
  const h1 = await page.locator('h1').textContent()
  await expect(page).toHaveTitle(`${h1} | Keep It Simple`)
  await page.locator('.crumbs a', { hasText: '博客' }).click()
  await expect(page).toHaveTitle('博客 | Keep It Simple')
})

test('[S1.25] the home page’s title is the site’s', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Keep It Simple')
})

test('[S2.1.14] every page of the navigation has a title of its own', async ({ page }) => {
  await page.goto('/')
  const links = await page
    .locator('.nav a')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
  const titles = new Set<string>()
  for (const link of links) {
    await page.goto(link)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(links.length)
})

test.describe('addresses nobody has', () => {
  for (const [path, title, home] of [
    ['/nope/', '页面未找到', '/'],
    ['/article/nope/', '页面未找到', '/'],
    ['/blog/page/99/', '页面未找到', '/'],
    ['/中文/没有/', '页面未找到', '/'],
    ['/en/nope/', 'PAGE NOT FOUND', '/en/'],
    ['/en/article/nope/', 'PAGE NOT FOUND', '/en/'],
  ] as const) {
    test(`[S2.1.15] [S8.3] ${path} is the not-found screen with status 404`, async ({
      page,
      quiet,
    }) => {
      quiet.allow(/404 \(Not Found\)/)
      const response = await page.goto(path)
      expect(response!.status()).toBe(404)
      await expect(page.locator('h1')).toHaveText(title)
      await expect(page.locator('main a.btn')).toHaveAttribute('href', home)
      await expect(page.locator('html')).toHaveAttribute('lang', home === '/' ? 'zh-CN' : 'en-US')
      await page.locator('main a.btn').click()
      await expect(page.locator('h1')).toContainText('Keep It Simple')
    })
  }

  test('[S2.1.9] /404.html is the not-found page, in both languages', async ({ page }) => {
    await page.goto('/404.html')
    await expect(page.locator('h1')).toHaveText('页面未找到')
    await page.goto('/en/404.html')
    await expect(page.locator('h1')).toHaveText('PAGE NOT FOUND')
  })

  test('[S2.7.1] [S2.7.2] it shows 404, a title, a quote and a link home', async ({ page }) => {
    await page.goto('/404.html')
    await expect(page.getByRole('img', { name: '404' })).toBeVisible()
    await expect(page.locator('blockquote')).not.toBeEmpty()
    await page.goto('/en/404.html')
    await expect(page.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/en/')
  })
})
