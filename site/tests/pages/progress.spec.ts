import type { Page, Route } from '@playwright/test'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { still } from 'keep-it-simple-testing/still.ts'

const ARTICLE = '/article/composite-index/'
const OTHER = '/article/keyset-pagination/'
const bar = (page: Page) => page.getByRole('progressbar', { name: '正在加载' })

const click = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to })
    document.querySelector('main')!.append(link)
    link.click()
  }, href)

/** The data of one page waits until it is let go. */
async function hold(page: Page, path: string): Promise<() => Promise<void>> {
  const waiting: Route[] = []
  await page.route(`**${path}page.json`, (route) => {
    waiting.push(route)
  })
  return async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    await Promise.all(waiting.splice(0).map((route) => route.continue()))
    await page.unroute(`**${path}page.json`)
  }
}

const done = (page: Page) =>
  bar(page).evaluate((element) => Number(element.style.getPropertyValue('--done')))

test('[S9.14] starts at 0.08, moves in 200 ms, trickles every 800 ms', async ({ page }) => {
  // Where everything is slow, data is waited for longer than the bar needs here.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }),
  )
  await page.clock.install()
  await open(page, ARTICLE)
  const release = await hold(page, OTHER)
  await page.clock.pauseAt(Date.now() + 60_000)
  await click(page, OTHER)
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '8')
  expect(await done(page)).toBe(0.08)
  await expect(bar(page)).toHaveCSS('transition-duration', '0.2s, 0.2s')
  await page.clock.runFor(799)
  expect(await done(page)).toBe(0.08)
  await page.clock.runFor(1)
  await expect.poll(() => done(page)).toBeGreaterThan(0.08)
  const first = await done(page)
  expect(first).toBeLessThanOrEqual(0.1)
  await page.clock.runFor(799)
  expect(await done(page)).toBe(first)
  await page.clock.runFor(1)
  await expect.poll(() => done(page)).toBeGreaterThan(first)

  await release()
  await expect(page.locator('h1')).toContainText('OFFSET')
  await expect.poll(() => done(page)).toBe(1)
  await expect(bar(page)).not.toHaveAttribute('data-fading')
  await page.clock.runFor(200)
  await expect(bar(page)).toHaveAttribute('data-fading', 'true')
  await page.clock.runFor(200)
  await expect(bar(page)).toHaveCount(0)
})

test('[S2.6.14] only on the way to a page not yet visited', async ({ page }) => {
  await open(page, ARTICLE)
  await expect(bar(page)).toHaveCount(0)
  let release = await hold(page, OTHER)
  await click(page, OTHER)
  await expect(bar(page)).toBeVisible()
  await release()
  await expect(page.locator('h1')).toContainText('OFFSET')
  await expect(bar(page)).toHaveCount(0)

  // Back to the first page, then again to the second: both are known by now.
  for (const [path, title] of [
    [ARTICLE, '联合索引'],
    [OTHER, 'OFFSET'],
  ] as const) {
    release = await hold(page, path)
    await click(page, path)
    await still(page)
    await expect(bar(page)).toHaveCount(0)
    await release()
    await expect(page.locator('h1')).toContainText(title)
  }
})

test('a page that could not be loaded leaves no bar, and comes when it is tried again', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_FAILED|Failed to fetch/)
  await open(page, ARTICLE)
  await page.route(`**${OTHER}**`, (route) => route.abort())
  await click(page, OTHER)
  const again = page.locator('.notice, [role=alert]').getByRole('button', { name: '再试一次' })
  await expect(again).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await page.unroute(`**${OTHER}**`)
  await again.click()
  await expect(page.locator('h1')).toContainText('OFFSET')
})

test('no document carries the bar', async ({ request }) => {
  expect(await (await request.get(ARTICLE)).text()).not.toContain('progressbar')
})
