import type { Page } from '@playwright/test'
import { hold } from 'keep-it-simple-testing/hold.ts'
import { ready, expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveIslandPages } from '../support/island-site.ts'

/** When an island comes alive, and what happens to what a reader does before. */
test.describe.configure({ mode: 'default' })
let site: Awaited<ReturnType<typeof serveIslandPages>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveIslandPages()
})
test.afterAll(() => site.close())

const island = (page: Page) => page.locator('.island')
const live = (page: Page) => page.locator('.island[data-live]')
const shown = (page: Page) => page.locator('.island output')

const SCRIPTS = /\/(?:islands|Island|hydrate-island)-[^/]*\.js$/

test('an island that is seen is alive within a second, and its page needs no touch', async ({
  page,
}) => {
  // A machine with other work may be late, but not every time.
  await expect(async () => {
    await page.goto(`${site.url}/seen/`)
    await expect(live(page)).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await page.getByRole('button', { name: '再来一个' }).click()
  await expect(shown(page)).toHaveText('5')
})

test('client=touch waits for a touch, client=idle for nobody', async ({ page }) => {
  await page.goto(`${site.url}/touch/`)
  await ready(page)
  await page.waitForLoadState('networkidle')
  await expect(live(page)).toHaveCount(0)
  await page.getByRole('button', { name: '再来一个' }).click()
  await expect(shown(page)).toHaveText('5')
  await page.goto(`${site.url}/idle/`)
  await expect(live(page)).toHaveCount(1)
})

test.describe('touched before its script is there', () => {
  test('two clicks count', async ({ page }) => {
    const go = await hold(page, SCRIPTS)
    await page.goto(`${site.url}/seen/`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: '再来一个' }).click({ clickCount: 2 })
    await expect(shown(page)).toHaveText('4')
    go()
    await expect(shown(page)).toHaveText('6')
  })

  test('a slider that was moved, a text that was typed and a box that was ticked count', async ({
    page,
  }) => {
    const go = await hold(page, SCRIPTS)
    await page.goto(`${site.url}/seen/`, { waitUntil: 'commit' })
    await page.locator('input[type=range]').press('ArrowRight')
    await page.locator('input[type=range]').press('ArrowRight')
    await page.getByRole('checkbox').check()
    await page.getByRole('textbox').pressSequentially('ab')
    await page.getByRole('textbox').press('ArrowLeft')
    go()
    await expect(live(page)).toHaveCount(1)
    await expect(shown(page)).toHaveText('12')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await expect(page.locator('.counter-says')).toContainText('ab')
    // The caret is where the reader put it.
    await page.keyboard.type('-')
    await expect(page.getByRole('textbox')).toHaveValue('a-b')
    await expect(page.locator('.counter-says')).toContainText('a-b')
  })

  test('a key on a part of it counts, and the focus stays', async ({ page }) => {
    const go = await hold(page, SCRIPTS)
    await page.goto(`${site.url}/seen/`, { waitUntil: 'commit' })
    await page.locator('.island svg').focus()
    await page.keyboard.press('ArrowUp')
    go()
    await expect(shown(page)).toHaveText('5')
    await page.keyboard.press('ArrowUp')
    await expect(shown(page)).toHaveText('6')
  })
})

test('where data is saved, only a touch starts it', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${site.url}/seen/`)
  await ready(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /\/(?:Island|react|hydrate-island)-/.test(url))).toEqual([])
  await page.getByRole('button', { name: '再来一个' }).click()
  await expect(shown(page)).toHaveText('5')
})

test('pages drawn by the application have it, again and again, and none elsewhere', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, `${site.url}/none/`)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /\/(?:Island|islands|kit|counter)-/.test(url))).toEqual([])
  for (const _ of [1, 2]) {
    await page.getByRole('link', { name: 'link to one' }).click()
    await expect(page).toHaveURL(/below/)
    await island(page).scrollIntoViewIfNeeded()
    await expect(live(page)).toHaveCount(1)
    await page.getByRole('button', { name: '再来一个' }).click()
    await expect(shown(page)).toHaveText('5')
    await page.goBack()
    await expect(island(page)).toHaveCount(0)
  }
})
