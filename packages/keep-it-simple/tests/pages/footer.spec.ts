import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveAuthorSite } from '../support/author-site.ts'
import { page as source, post } from '../support/tiny-site.ts'

let site: Awaited<ReturnType<typeof serveAuthorSite>>
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveAuthorSite(
    {
      'README.md': source({ permalink: '/', pageLayout: 'home' }),
      'about.md': source({ title: '关于', permalink: '/about/' }, '一句话。'),
      'friends.md': source({ title: '友链', permalink: '/friends/', pageLayout: 'friends' }),
      'blog/a.md': post({ title: '甲', permalink: '/article/a/' }),
      'en/blog/a.md': post({ title: 'A', permalink: '/en/article/a/', translation: '/article/a/' }),
      'quiet.md': source({ permalink: '/quiet/', footer: false }),
    },
    {
      footer: {
        '/': [
          { text: '关于', link: '/about/' },
          { text: '友链', link: '/friends/' },
        ],
      },
      cards: false,
      runners: { python: false },
    },
  )
})
test.afterAll(() => site.close())

const foot = (page: Page) => page.locator('.foot')

test('from every kind of page: the site’s own links, feed, source, licence, languages, appearance', async ({
  page,
}) => {
  for (const path of ['/', '/about/', '/article/a/', '/blog/', '/blog/tags/', '/search/']) {
    await open(page, site.url + path)
    const links = await foot(page)
      .getByRole('navigation', { name: '页脚' })
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((one) => [one.textContent, one.getAttribute('href'), one.checkVisibility()]),
      )
    expect(links, path).toEqual([
      ['关于', '/about/', true],
      ['友链', '/friends/', true],
      ['订阅（RSS）', '/rss.xml', true],
      ['源代码', 'https://github.com/example/keep-it-simple', true],
    ])
    await expect(foot(page).getByRole('link', { name: 'CC BY-NC-ND 4.0' })).toHaveAttribute(
      'href',
      'https://creativecommons.org/licenses/by-nc-nd/4.0/',
    )
    await expect(foot(page).getByRole('group', { name: '外观' })).toBeVisible()
  }
  expect(existsSync(join(site.root, 'dist/rss.xml'))).toBe(true)
  await open(page, `${site.url}/article/a/`)
  await foot(page).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/article\/a\/$/)
  await expect(foot(page).getByRole('link', { name: 'Feed (RSS)' })).toHaveAttribute(
    'href',
    '/en/rss.xml',
  )
  await open(page, `${site.url}/quiet/`)
  await expect(foot(page)).toHaveCount(0)
})

for (const width of [390, 1440])
  for (const path of ['/about/', '/article/a/', '/404.html', '/blog/tags/'])
    test(
      `at the lower edge of a short page: ${path} at ${width} px`,
      { tag: '@long' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 1600 })
        await open(page, site.url + path)
        const box = (await foot(page).boundingBox())!
        expect(Math.round(box.y + box.height)).toBe(1600)
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1600)
      },
    )

test('[S2.6.8] after New Year it says the new one, without another build', async ({ page }) => {
  const built = new Date().getFullYear()
  await page.clock.install({ time: new Date(`${built + 1}-01-01T12:00:00Z`) })
  await page.goto(`${site.url}/about/`)
  await expect(foot(page)).toContainText(`© 2021–${built} `)
  await open(page, `${site.url}/about/`)
  await expect(foot(page)).toContainText(`© 2021–${built + 1} `)
  await page.locator('.wordmark').click()
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(foot(page)).toContainText(`© 2021–${built + 1} `)
})
