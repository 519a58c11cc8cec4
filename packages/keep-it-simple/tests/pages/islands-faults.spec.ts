import type { Page } from '@playwright/test'
import { expect, ready, test } from 'keep-it-simple-testing/browser.ts'
import { serveIslandPages } from '../support/island-site.ts'

/** An island that cannot run leaves its first frame, and the page goes on. */
test.describe.configure({ mode: 'default' })
let site: Awaited<ReturnType<typeof serveIslandPages>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveIslandPages()
})
test.afterAll(() => site.close())

/** Everything the console said of islands. */
function said(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('The figure')) lines.push(message.text())
  })
  page.on('pageerror', ({ message }) => lines.push(`thrown: ${message}`))
  return lines
}

/** First frame, tabs, and the application: what a reader of such a page has. */
async function expectPage(page: Page): Promise<void> {
  await expect(page.locator('.island circle')).toHaveCount(4)
  await expect(page.locator('.island [role=slider]')).toBeVisible()
  await expect(page.locator('.island-text')).toBeVisible()
  await page.locator('.choices').getByText('Two').click()
  await expect(page.getByText('Second panel.')).toBeVisible()
  await ready(page)
}

/** Every chunk a start needs may be the one that is gone. */
for (const [what, chunk] of [
  ['component', /\/Island-[^/]*\.js$/],
  ['code that hydrates', /\/hydrate-island-[^/]*\.js$/],
  ['component and the code that hydrates', /\/(?:Island|hydrate-island)-[^/]*\.js$/],
] as const)
  test(`the chunk of its ${what} is gone: one line, the first frame stays, no touch loads the page anew`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(/The figure counter|404|Failed to load resource/)
    const lines = said(page)
    await page.route(chunk, (route) => route.fulfill({ status: 404 }))
    await page.goto(`${site.url}/right/`)
    await expect.poll(() => lines.length).toBe(1)
    expect(lines[0]).toMatch(/^The figure counter \(counter\) could not be started: /)
    await page.evaluate(() => Object.assign(window, { same: true }))
    await expectPage(page)
    await page.getByRole('button', { name: '再来一个' }).click()
    await page.getByRole('textbox').fill('figs')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
    expect(lines).toHaveLength(1)
    await expect(page.locator('.island output')).toHaveText('4')
  })

test(
  'its chunk is gone for a moment: the next touch starts it, and all touches count',
  { tag: '@long' },
  async ({ page, quiet }) => {
    quiet.allow(/The figure counter|404|Failed to load resource/)
    const lines = said(page)
    const chunk = /\/Island-[^/]*\.js$/
    await page.route(chunk, (route) => route.fulfill({ status: 404 }))
    await page.goto(`${site.url}/right/`)
    await expect.poll(() => lines.length).toBe(1)
    await page.unroute(chunk)
    await page.getByRole('button', { name: '再来一个' }).click()
    await page.getByRole('button', { name: '再来一个' }).click()
    await expect(page.locator('.island output')).toHaveText('6')
    expect(lines).toHaveLength(1)
  },
)

test('the component throws: its first frame comes back, and one line says why', async ({
  page,
  quiet,
}) => {
  quiet.allow(/^console\.error: The figure counter \(counter\) failed: No such name$/)
  const lines = said(page)
  await page.goto(`${site.url}/broken/`)
  await expect.poll(() => lines).toEqual(['The figure counter (counter) failed: No such name'])
  await expectPage(page)
  await expect(page.locator('.island[data-live]')).toHaveCount(0)
  expect(lines).toHaveLength(1)
})
