import { expect, test } from 'keep-it-simple-testing/browser.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { serveIslandPages } from '../support/island-site.ts'

/** An island fits: nothing moves, nothing is wider than a phone, and keys, paper and axe are content. */
test.describe.configure({ mode: 'default' })
let site: Awaited<ReturnType<typeof serveIslandPages>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveIslandPages()
})
test.afterAll(() => site.close())

test('nothing moves when it comes alive, and the policy blocks nothing of it', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) =>
      moved.push(...list.getEntries().map((entry) => (entry as { value?: number }).value ?? 0)),
    ).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${site.url}/seen/`)
  const box = await page.locator('.island').boundingBox()
  await expect(page.locator('.island[data-live]')).toHaveCount(1)
  await still(page)
  expect(await page.locator('.island').boundingBox()).toEqual(box)
  expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([])
})

test('it is worked by keys alone', async ({ page }) => {
  await page.goto(`${site.url}/seen/`)
  await expect(page.locator('.island[data-live]')).toHaveCount(1)
  await page.locator('.island [role=slider]').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.island output')).toHaveText('7')
  await page.keyboard.press('Tab')
  await page.keyboard.type('figs')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.locator('.counter-says')).toHaveText(/^14 .* figs$/)
})
