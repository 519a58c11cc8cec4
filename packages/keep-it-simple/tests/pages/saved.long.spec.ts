import type { Page } from '@playwright/test'
import { violations } from 'keep-it-simple-testing/axe.ts'
import { expect, ready, test } from 'keep-it-simple-testing/browser.ts'
import { awaitWorker, cut, read, serveOfflineSite } from '../support/offline-site.ts'

/** The reader's own page: what was saved and read on this device. */
test.use({ serviceWorkers: 'allow' })
test.describe.configure({ mode: 'default' })

let site: Awaited<ReturnType<typeof serveOfflineSite>>
test.beforeAll(async () => {
  test.setTimeout(360_000)
  site = await serveOfflineSite()
})
test.afterAll(() => site.close())

const at = (path: string) => site.url + path
const lists = (page: Page) => page.locator('.cached-pages')
const toSaved = (page: Page) => page.locator('.bar').getByRole('link', { name: '收藏与最近读过' })

test('saved and recent pages are listed, offline too, and can be removed', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.goto(at('/'))
  await awaitWorker(page)
  await toSaved(page).click()
  await expect(page.locator('h1')).toHaveText('收藏与最近读过')
  await expect(lists(page).first()).toContainText('还没有')
  expect(await violations(page)).toEqual([])

  await read(page, at('/article/a/'))
  await read(page, at('/article/b/'))
  const save = page.locator('[data-action=save]')
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('kis / saved')).keys()).length))
    .toBeGreaterThan(0)
  await cut(context)

  // By a click, and by its address.
  await toSaved(page).click()
  await expect(lists(page).nth(0).getByRole('listitem')).toHaveText(['乙'])
  await expect(lists(page).nth(1).getByRole('listitem')).toHaveText(['甲'])
  await page.goto(at('/saved/'))
  await ready(page)
  await expect(lists(page).nth(0).getByRole('listitem')).toHaveText(['乙'])
  await lists(page).nth(1).getByRole('link').click()
  await expect(page.locator('h1')).toHaveText('甲')
  await page.goto(at('/en/saved/'))
  await expect(page.locator('h1')).toHaveText('Saved and recent pages')
  await page.getByRole('button', { name: 'Remove all' }).click()
  await expect(lists(page).nth(0)).toContainText('Nothing yet')
  await expect(lists(page).nth(1)).toContainText('All pages were removed')
})
