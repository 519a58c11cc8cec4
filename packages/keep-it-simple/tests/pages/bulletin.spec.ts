import type { Page } from '@playwright/test'
import { expect, open, ready } from 'keep-it-simple-testing/browser.ts'
import { serveAuthorSite } from '../support/author-site.ts'
import { test } from '../support/reading-site.ts'
import { page as source } from '../support/tiny-site.ts'

const bulletin = (page: Page) => page.locator('.bulletin')
const close = (page: Page) => page.getByRole('button', { name: /关闭公告|Close notice/ })
const stored = (page: Page) =>
  page.evaluate(() => [
    sessionStorage.getItem('kis:bulletin'),
    localStorage.getItem('kis:bulletin'),
  ])

test('[S2.6.9] where a corner is set, a notice at the top right that can be closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  await expect(page.getByRole('complementary', { name: '公告' })).toBeVisible()
  await bulletin(page).evaluate((one) =>
    Promise.all(one.getAnimations().map(({ finished }) => finished)),
  )
  const box = (await bulletin(page).boundingBox())!
  const bar = (await page.locator('.bar').boundingBox())!
  expect(box.y).toBe(bar.height + 16)
  expect(box.x + box.width).toBeGreaterThan(1440 - 80)
  await close(page).click()
  await expect(bulletin(page)).toBeHidden()
})

test('[S4.8] closed for the session: over navigation and reload, and back in another tab', async ({
  page,
  context,
}) => {
  await open(page, '/')
  await close(page).click()
  expect(await stored(page)).toEqual(['notice-zh', null])
  await page.locator('.nav a', { hasText: '博客' }).click()
  await expect(page.locator('h1')).toContainText('博客')
  await expect(bulletin(page)).toBeHidden()
  await open(page, '/article/composite-index/')
  await expect(bulletin(page)).toBeHidden()
  const other = await context.newPage()
  await open(other, '/')
  await expect(bulletin(other)).toBeVisible()
})

test('[S4.8] closed for good: in other tabs and sessions too', async ({ page, context }) => {
  await open(page, '/en/')
  await expect(page.getByRole('complementary', { name: 'Notice' })).toBeVisible()
  await close(page).click()
  expect(await stored(page)).toEqual([null, 'notice-en'])
  const other = await context.newPage()
  await open(other, '/en/')
  await expect(bulletin(other)).toBeHidden()
})

test('by keyboard: after the bar, and on to the content when closed', async ({ page }) => {
  await open(page, '/blog/')
  await page.locator('.bar .tool:visible').last().focus()
  await page.keyboard.press('Tab')
  await expect(close(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bulletin(page)).toBeHidden()
  await expect(page.locator('#main')).toBeFocused()
})

test.describe('with other settings', () => {
  test.describe.configure({ mode: 'default' })
  let site: { url: string; close: () => void }
  test.beforeAll(async () => {
    test.setTimeout(240_000)
    const files = {
      'README.md': source({ permalink: '/' }),
      'quiet/README.md': source({ permalink: '/quiet/', bulletin: false }),
    }
    const bulletin = {
      id: 'other',
      place: 'corner',
      layout: 'top-right',
      border: false,
      lifetime: 'always',
      title: '公告',
      html: true,
      content: '<p>See <a href="/quiet/">this</a>.</p>',
    } as const
    site = await serveAuthorSite(files, { bulletin: { 'zh-CN': bulletin } })
  })
  test.afterAll(() => site.close())

  test('[S3.17] no border, simple HTML, a lifetime of one document', async ({ page }) => {
    await open(page, site.url)
    await expect(bulletin(page)).toHaveCSS('border-top-width', '1px')
    await close(page).click()
    await expect(bulletin(page)).toBeHidden()
    expect(await stored(page)).toEqual([null, null])
    await page.reload()
    await ready(page)
    await expect(bulletin(page)).toBeVisible()
    await bulletin(page).getByRole('link', { name: 'this' }).click()
    await expect(page).toHaveURL(/\/quiet\/$/)
  })
})

test('[S3.17] five places, a red edge; a phone shows it above the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  await expect(bulletin(page)).toHaveCSS('border-top-width', '2px')
  await bulletin(page).evaluate((one) =>
    Promise.all(one.getAnimations().map(({ finished }) => finished)),
  )
  const place = async (layout: string) => {
    await bulletin(page).evaluate((aside, to) => {
      aside.dataset['layout'] = to
    }, layout)
    const { x, y, width, height } = (await bulletin(page).boundingBox())!
    const across = x + width / 2
    const down = y + height / 2
    const side = across < 500 ? 'left' : across > 900 ? 'right' : 'middle'
    return `${down < 300 ? 'top' : down > 600 ? 'bottom' : 'middle'} ${side}`
  }
  expect(await place('top-left')).toBe('top left')
  expect(await place('top-right')).toBe('top right')
  expect(await place('bottom-left')).toBe('bottom left')
  expect(await place('bottom-right')).toBe('bottom right')
  expect(await place('center')).toBe('middle middle')
  await page.setViewportSize({ width: 390, height: 800 })
  await place('top-right')
  const box = (await bulletin(page).boundingBox())!
  const main = (await page.locator('#main').boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(main.y)
})

test.describe('in the flow, as it is unless a corner is set', () => {
  test(
    'closed for good, nothing of it is left, and the page moves up',
    { tag: '@long' },
    async ({ page, context }) => {
      await open(page, '/en/')
      const top = async () => (await page.locator('#main').boundingBox())!.y
      const below = await top()
      await close(page).click()
      expect(await top()).toBeLessThan(below - 30)
      expect(await stored(page)).toEqual([null, 'notice-en'])
      const other = await context.newPage()
      await open(other, '/en/blog/')
      await expect(bulletin(other)).toBeHidden()
    },
  )
})
