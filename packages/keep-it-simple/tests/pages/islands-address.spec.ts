import type { Page } from '@playwright/test'
import { expect, ready, test } from 'keep-it-simple-testing/browser.ts'
import { serveIslandPages } from '../support/island-site.ts'

/** State of an island in the address: read, written, and set by links. */
test.describe.configure({ mode: 'default' })
let site: Awaited<ReturnType<typeof serveIslandPages>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveIslandPages()
})
test.afterAll(() => site.close())

const shown = (page: Page) => page.locator('.island output')

test('an address says how it begins, and what is not of its type is ignored', async ({ page }) => {
  await page.goto(`${site.url}/a/#counter?count=7&name=apples`)
  await expect(shown(page)).toHaveText('7')
  await expect(page.locator('.counter-says')).toContainText('apples')
  await expect(page.locator('#counter')).toBeInViewport()
  await page.goto('about:blank')
  await page.goto(`${site.url}/a/#counter?count=many&name=apples`)
  await expect(page.locator('.counter-says')).toContainText('apples')
  await expect(shown(page)).toHaveText('4')
})

test('what a reader changes is written there, without a new entry of the history', async ({
  page,
}) => {
  await page.goto(`${site.url}/a/`)
  await page.locator('#counter').scrollIntoViewIfNeeded()
  await expect(page.locator('.island[data-live]')).toHaveCount(1)
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('button', { name: '再来一个' }).click()
  await page.getByRole('button', { name: '再来一个' }).click()
  await expect(page).toHaveURL(`${site.url}/a/#counter?count=6`)
  await page.locator('input[type=range]').press('ArrowLeft')
  await page.locator('input[type=range]').press('ArrowLeft')
  await expect(page).toHaveURL(`${site.url}/a/#counter`)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.getByRole('button', { name: '再来一个' }).click()
  await expect(page).toHaveURL(/count=5$/)
  await page.reload()
  await expect(shown(page)).toHaveText('5')
})

test('a link in the text sets it, starts it and leads to it, again and again', async ({ page }) => {
  await page.goto(`${site.url}/a/`)
  const link = page.getByRole('link', { name: 'Look at twelve' })
  await link.click()
  await expect(shown(page)).toHaveText('12')
  await expect(page.locator('#counter')).toBeInViewport()
  await page.getByRole('button', { name: '再来一个' }).click()
  await expect(page).toHaveURL(/count=13$/)
  await link.click()
  await expect(shown(page)).toHaveText('12')
  // The same once the application is there.
  await ready(page)
  await page.getByRole('button', { name: '再来一个' }).click()
  await expect(page).toHaveURL(/count=13$/)
  await link.click()
  await expect(shown(page)).toHaveText('12')
  await expect(page.locator('#counter')).toBeInViewport()
})
