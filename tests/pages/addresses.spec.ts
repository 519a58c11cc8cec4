import { expect, open, test } from '../support/browser.ts'

/** Chapter 2.1: addresses and titles. */
interface Address {
  readonly id: string
  readonly path: string
  readonly lang: 'zh-CN' | 'en-US'
  readonly h1: RegExp
}

const ADDRESSES: readonly Address[] = [
  { id: '[S2.1.1]', path: '/', lang: 'zh-CN', h1: /Keep It Simple/ },
  { id: '[S2.1.1]', path: '/about-me/', lang: 'zh-CN', h1: /关于本站/ },
  { id: '', path: '/dataMining/', lang: 'zh-CN', h1: /数据挖掘/ },
  { id: '', path: '/dataMining/data-quality/', lang: 'zh-CN', h1: /数据质量/ },
  { id: '', path: '/paperNote/dynamo/', lang: 'zh-CN', h1: /Dynamo/ },
  { id: '', path: '/designModel/open-closed/', lang: 'zh-CN', h1: /开闭原则/ },
  { id: '', path: '/interview/', lang: 'zh-CN', h1: /面试题/ },
  { id: '', path: '/resource/', lang: 'zh-CN', h1: /资源/ },
  { id: '[S2.1.7]', path: '/article/composite-index/', lang: 'zh-CN', h1: /联合索引/ },
  { id: '[S2.1.8]', path: '/blog/', lang: 'zh-CN', h1: /博客/ },
  { id: '[S2.1.8]', path: '/blog/tags/', lang: 'zh-CN', h1: /标签/ },
  { id: '[S2.1.8]', path: '/blog/archives/', lang: 'zh-CN', h1: /归档/ },
  { id: '[S2.1.8]', path: '/blog/categories/', lang: 'zh-CN', h1: /分类/ },
  { id: '', path: '/blog/tags/索引/', lang: 'zh-CN', h1: /标签/ },
  { id: '', path: '/en/', lang: 'en-US', h1: /Keep It Simple/ },
  { id: '', path: '/en/about-me/', lang: 'en-US', h1: /About/ },
  { id: '', path: '/en/solid/', lang: 'en-US', h1: /SOLID/ },
  { id: '', path: '/en/resource/', lang: 'en-US', h1: /Resource/ },
  { id: '[S2.1.12]', path: '/en/article/composite-index/', lang: 'en-US', h1: /index on \(a, b\)/ },
  { id: '[S2.1.13]', path: '/en/blog/', lang: 'en-US', h1: /Blog/ },
  { id: '[S2.1.13]', path: '/en/blog/tags/', lang: 'en-US', h1: /Tags/ },
  { id: '[S2.1.13]', path: '/en/blog/archives/', lang: 'en-US', h1: /Archives/ },
  { id: '[S2.1.13]', path: '/en/blog/categories/', lang: 'en-US', h1: /Categories/ },
]

for (const { id, path, lang, h1 } of ADDRESSES) {
  test(`${id} ${path} answers in ${lang} with a title and one h1`.trim(), async ({ page }) => {
    const response = await page.goto(path)
    expect(response!.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).toContainText(h1)
    await expect(page).toHaveTitle(/Keep It Simple$/)
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
