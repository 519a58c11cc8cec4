import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { ARTICLE } from '../support/articles.ts'
import { builtPaths } from '../support/page-store.ts'

/** Chapter 2.1: addresses and titles. Sections, each with the addresses it must have; articles come and go. */
const SECTIONS: readonly (readonly [ids: string, lang: string, roots: readonly string[]])[] = [
  ['[S2.1.1] [S1.23] [S2.1.7]', 'zh-CN', ['/', '/about-me/', '/article/']],
  ['[S2.1.8]', 'zh-CN', ['/blog/', '/blog/tags/', '/blog/archives/', '/blog/categories/']],
  ['[S2.1.2] [S2.1.3]', 'zh-CN', ['/dataMining/', '/resource/']],
  ['[S2.1.4] [S2.1.5] [S2.1.6]', 'zh-CN', ['/paperNote/', '/designModel/', '/interview/']],
  [
    '[S2.1.10] [S2.1.11] [S2.1.12]',
    'en-US',
    ['/en/', '/en/about-me/', '/en/resource/', '/en/solid/', '/en/article/'],
  ],
  [
    '[S2.1.13]',
    'en-US',
    ['/en/blog/', '/en/blog/tags/', '/en/blog/archives/', '/en/blog/categories/'],
  ],
]

const built = builtPaths()

for (const [ids, lang, roots] of SECTIONS)
  test(`${ids} ${roots.join(' ')} answer in ${lang} with a title and one h1, and pages below`, async ({
    request,
  }) => {
    for (const root of roots) {
      const below = built.filter((path) => path.startsWith(root) && path !== root).slice(0, 3)
      const own = built.includes(root) ? [root] : []
      expect([...own, ...below], root).not.toEqual([])
      for (const path of [...own, ...(/^\/(?:en\/)?$/.test(root) ? [] : below)]) {
        const response = await request.get(encodeURI(path))
        expect(response.status(), path).toBe(200)
        const html = await response.text()
        expect(html, path).toContain(`<html lang="${lang}"`)
        expect(html.match(/<h1/g), path).toHaveLength(1)
        expect(html, path).toMatch(/<title>[^<]*Keep It Simple<\/title>/)
      }
    }
  })

test('[S2.6.15] [S1.25] [S2.1.14] titles: a page’s own and the site’s, joined by a bar; no two alike', async ({
  page,
}) => {
  await open(page, ARTICLE.path)
  await expect(page).toHaveTitle(`${ARTICLE.title} | Keep It Simple`)
  await page.locator('.crumbs a', { hasText: '博客' }).click()
  await expect(page).toHaveTitle('博客 | Keep It Simple')
  await page.goto('/')
  await expect(page).toHaveTitle('Keep It Simple')
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

test('[S2.1.9] [S2.1.15] [S8.3] an address nobody has is the not-found screen with status 404', async ({
  page,
  quiet,
}) => {
  quiet.allow(/404 \(Not Found\)/)
  for (const [path, status, title, home] of [
    ['/nope/', 404, '页面未找到', '/'],
    ['/blog/page/99/', 404, '页面未找到', '/'],
    ['/中文/没有/', 404, '页面未找到', '/'],
    ['/en/article/nope/', 404, 'PAGE NOT FOUND', '/en/'],
    ['/404.html', 200, '页面未找到', '/'],
    ['/en/404.html', 200, 'PAGE NOT FOUND', '/en/'],
  ] as const) {
    const response = await page.goto(path)
    expect(response!.status(), path).toBe(status)
    await expect(page.locator('h1')).toHaveText(title)
    await expect(page.locator('main a.btn')).toHaveAttribute('href', home)
    await expect(page.locator('html')).toHaveAttribute('lang', home === '/' ? 'zh-CN' : 'en-US')
  }
  await page.locator('main a.btn').click()
  await expect(page.locator('h1')).toContainText('Keep It Simple')
})
