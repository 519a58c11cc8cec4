import type { Page, Route } from '@playwright/test'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { ARTICLE, OTHER } from '../support/articles.ts'

const bar = (page: Page) => page.getByRole('progressbar', { name: '正在加载' })

const click = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to })
    document.querySelector('main')!.append(link)
    link.click()
  }, href)

/** One page waits until it is let go. */
async function hold(page: Page, path: string): Promise<() => Promise<void>> {
  const waiting: Route[] = []
  await page.route(`**${path}`, (route) => {
    waiting.push(route)
  })
  return async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    await Promise.all(waiting.splice(0).map((route) => route.continue()))
    await page.unroute(`**${path}`)
  }
}

// Where everything is slow, pages are waited for longer than the bar needs here.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }),
  ),
)

const done = (page: Page) =>
  bar(page).evaluate((element) => Number(element.style.getPropertyValue('--done')))

test(
  '[S9.14] starts at 0.08, moves in 200 ms, trickles every 800 ms',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install()
    await open(page, ARTICLE.path)
    const release = await hold(page, OTHER.path)
    await page.clock.pauseAt(Date.now() + 60_000)
    await click(page, OTHER.path)
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
    await expect(page.locator('h1')).toContainText(OTHER.title)
    await expect.poll(() => done(page)).toBe(1)
    await expect(bar(page)).not.toHaveAttribute('data-fading')
    await page.clock.runFor(200)
    await expect(bar(page)).toHaveAttribute('data-fading')
    await page.clock.runFor(200)
    await expect(bar(page)).toHaveCount(0)
  },
)

test('[S2.6.14] only on the way to a page not yet visited', async ({ page }) => {
  await open(page, ARTICLE.path)
  await expect(bar(page)).toHaveCount(0)
  let release = await hold(page, OTHER.path)
  await click(page, OTHER.path)
  await expect(bar(page)).toBeVisible()
  await release()
  await expect(page.locator('h1')).toContainText(OTHER.title)
  await expect(bar(page)).toHaveCount(0)

  // Back to the first page, then again to the second: both are known by now.
  for (const [path, title] of [
    [ARTICLE.path, ARTICLE.title],
    [OTHER.path, OTHER.title],
  ] as const) {
    release = await hold(page, path)
    await click(page, path)
    await still(page)
    await expect(bar(page)).toHaveCount(0)
    await release()
    await expect(page.locator('h1')).toContainText(title)
  }
})
