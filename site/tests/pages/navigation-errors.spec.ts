import type { Page } from '@playwright/test'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { ARTICLE, MOVED, OTHER } from '../support/articles.ts'

/** Ways a navigation can end elsewhere than where it went: each ends in a page, and in no error. */
const FROM = '/blog/'
const SLOW = ARTICLE.path
const [OLD, NEW] = MOVED

const follow = (page: Page, ...hrefs: readonly string[]) =>
  page.evaluate((all) => {
    for (const href of all) {
      const link = Object.assign(document.createElement('a'), { href })
      document.querySelector('main')!.append(link)
      link.click()
    }
  }, hrefs)

const entries = (page: Page) => page.evaluate(() => history.length)

/** Holds one page back until it is let go; says when it was asked for. */
async function hold(page: Page, path: string) {
  const asked = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    asked.resolve()
    await gate.promise
    // Nobody waits for it any more: the browser has taken the request back.
    await route.continue().catch(() => undefined)
    over.resolve()
  })
  const letGo = () => {
    gate.resolve()
    return over.promise
  }
  return { asked: asked.promise, letGo }
}

test('[S4.1] [S8.1] not found: the screen that says so, in the language of the address', async ({
  page,
  quiet,
}) => {
  quiet.allow(/404 \(Not Found\)/)
  await open(page, '/en/')
  const before = await entries(page)
  await follow(page, '/en/article/nobody-wrote-this/')
  await expect(page.locator('h1')).toHaveText('PAGE NOT FOUND')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page).toHaveURL('/en/article/nobody-wrote-this/')
  expect(await entries(page)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL('/en/')
})

test('[S4.1] [S8.1] redirected on the way: the page it leads to, and one entry', async ({
  page,
}) => {
  await open(page, FROM)
  const before = await entries(page)
  await follow(page, OLD)
  await expect(page).toHaveURL(NEW)
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await entries(page)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL(FROM)
})

test('[S4.1] [S8.1] [F34] aborted by going back: the page that was gone back to', async ({
  page,
}) => {
  await open(page, '/')
  await follow(page, FROM)
  await expect(page.locator('h1')).toContainText('博客')
  const { asked, letGo } = await hold(page, SLOW)
  const failed = page.waitForEvent('requestfailed')
  await follow(page, SLOW)
  await asked
  await page.goBack()
  await expect(page).toHaveURL('/')
  // The request is taken back, and what comes after all changes nothing.
  expect((await failed).url()).toContain(SLOW)
  await letGo()
  await expect(page.locator('h1')).toContainText('Keep It Simple')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[S4.1] [S8.1] [F34] cancelled by another: the newer one wins, and one entry', async ({
  page,
}) => {
  await open(page, FROM)
  const before = await entries(page)
  const { asked, letGo } = await hold(page, SLOW)
  const failed = page.waitForEvent('requestfailed')
  await follow(page, SLOW)
  await asked
  await follow(page, OTHER.path)
  await expect(page.locator('h1')).toContainText(OTHER.title)
  expect((await failed).url()).toContain(SLOW)
  await letGo()
  await expect(page).toHaveURL(OTHER.path)
  expect(await entries(page)).toBe(before + 1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[S4.1] [S8.1] [F34] duplicated: to a page on its way, or shown already, is one entry', async ({
  page,
}) => {
  await open(page, FROM)
  const before = await entries(page)
  await follow(page, OTHER.path, OTHER.path)
  await expect(page.locator('h1')).toContainText(OTHER.title)
  expect(await entries(page)).toBe(before + 1)
  const again = page.waitForResponse(`**${OTHER.path}`)
  await follow(page, OTHER.path)
  await again
  await expect(page.locator('h1')).toContainText(OTHER.title)
  expect(await entries(page)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL(FROM)
})
