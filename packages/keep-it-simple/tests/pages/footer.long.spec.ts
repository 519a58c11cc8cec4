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
