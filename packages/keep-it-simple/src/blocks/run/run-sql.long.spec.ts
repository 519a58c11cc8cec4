import type { Page } from '@playwright/test'
import { ready, expect, test } from 'keep-it-simple-testing/browser.ts'
import { PROGRAMS, serveSqlSite } from '../../../tests/support/sql-site.ts'

test.describe.configure({ mode: 'default' })

let built: Awaited<ReturnType<typeof serveSqlSite>>
test.beforeAll(async () => {
  test.setTimeout(600_000)
  built = await serveSqlSite()
})
test.afterAll(() => built.close())

const panelAt = (page: Page, at: number) => {
  const code = page.locator('.code[data-run]').nth(at)
  const output = page.locator('.code[data-output]').nth(at)
  return {
    code,
    output,
    button: code.locator('[data-run=run]'),
    said: code.locator('.run-said'),
    run: async (timeout = 30_000) => {
      await code.locator('[data-run=run]').click()
      await expect(code.locator('.run')).toHaveAttribute('data-state', 'finished', { timeout })
    },
  }
}
const panel = (page: Page, name: keyof typeof PROGRAMS) =>
  panelAt(page, Object.keys(PROGRAMS).indexOf(name))

async function visit(page: Page, path = '/en/'): Promise<void> {
  await page.goto(built.url + path)
  await ready(page)
}

test('SQLite runs in the browser, from the files of the site, with a table and an empty console', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page)
  expect(asked.filter((url) => /sqlite|pglite/.test(url))).toEqual([])
  const { said, output, run } = panel(page, 'first')
  await expect(said).toHaveText('Runs in your browser; the first run downloads about 0.5 MB')
  await run()
  await expect(said).toHaveText(/every line as on this page.* SQLite 3\.\d+/)
  await expect(output.locator('th')).toHaveText(['id', 'name'])
  await expect(output.locator('td')).toHaveText(['1', '苹果', '2', 'tea'])
  expect(asked.some((url) => url.includes('/vendor/sqlite/'))).toBe(true)
  expect(asked.filter((url) => !url.startsWith(built.url))).toEqual([])
})

test('programs share a session: the later one first, and again', async ({ page }) => {
  await visit(page)
  const second = panel(page, 'second')
  for (let times = 0; times < 2; times++) {
    await second.run()
    await expect(second.said).toHaveText(/every line as on this page/)
  }
  const first = panel(page, 'first')
  await first.run()
  await expect(first.said).toHaveText(/every line as on this page/)
})

test('a query without end is stopped by its reader, and the next one runs', async ({ page }) => {
  await visit(page)
  const endless = panel(page, 'endless')
  await endless.button.click()
  await expect(endless.code.locator('.run')).toHaveAttribute('data-state', 'loading')
  await expect(endless.said).toHaveText(/Running/)
  await endless.button.click()
  await expect(endless.said).toHaveText(/Stopped|Cancelled/)
  const first = panel(page, 'first')
  await first.run()
  await expect(first.said).toHaveText(/every line as on this page/)
})

test('PostgreSQL runs in the browser, and its programs share a session', async ({ page }) => {
  test.setTimeout(240_000)
  await visit(page, '/en/postgres/')
  const later = panelAt(page, 1)
  await later.run(90_000)
  await expect(later.said).toHaveText(/every line as on this page.* PostgreSQL \d+/)
  await expect(later.output.locator('td')).toHaveText(['1', 'f', '2', 't', '3', 'f'])
  const first = panelAt(page, 0)
  await first.run()
  await expect(first.said).toHaveText(/every line as on this page/)
})
