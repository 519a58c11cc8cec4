import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from 'keep-it-simple-testing/browser.ts'
import { PACKAGE, write } from '../support/author-site.ts'
import { counterPage, writeIslandSite } from '../support/island-site.ts'
import { startKisDev } from '../support/kis-dev.ts'

/** `kis dev`: an island that is edited is replaced in the open page, and drawn anew for the next one. */
test.describe.configure({ mode: 'serial' })
const PORT = Number(process.env['PAGES_PORT'] ?? 4400) + 18
let root: string
let dev: Awaited<ReturnType<typeof startKisDev>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  root = writeIslandSite({ 'a.md': counterPage(' count=4') })
  dev = await startKisDev(PACKAGE, root, PORT)
})
test.afterAll(() => {
  dev.stop()
  rmSync(root, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 })
})
test.beforeEach(({ quiet }) => quiet.allow(/\[vite\]|React DevTools/))

const shown = (page: Page) => page.locator('.island output')
const edit = (file: string, from: string, to: string) => {
  const path = join(root, file)
  write(path, readFileSync(path, 'utf8').replace(from, to))
}

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false })

  test('it is styled: by its own sheet, and by what its modules import', async ({ page }) => {
    test.setTimeout(240_000)
    await page.goto(`${dev.url}a/`)
    await expect(page.locator('.counter svg')).toHaveCSS('display', 'block')
    await expect(page.locator('.dot').first()).not.toHaveCSS('fill', 'rgb(0, 0, 0)')
  })
})

test('an edit of the component is there without a reload, with the state it had', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.goto(`${dev.url}a/`)
  await expect(page.locator('.island[data-live]')).toHaveCount(1, { timeout: 60_000 })
  await page.evaluate(() => Object.assign(window, { same: true }))
  await page.getByRole('button', { name: '再来一个' }).click()
  await expect(shown(page)).toHaveText('5')
  edit('blocks/counter/Island.tsx', '<output>{shown}</output>', '<output>= {shown}</output>')
  await expect(shown(page)).toHaveText('= 5', { timeout: 30_000 })
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  // Drawn anew: a page that is fetched now begins with it.
  await expect
    .poll(async () => (await page.request.get(`${dev.url}a/`)).text(), { timeout: 30_000 })
    .toContain('<output>= ')
})
