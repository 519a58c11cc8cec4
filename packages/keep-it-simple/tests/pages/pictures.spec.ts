import type { Page } from '@playwright/test'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveMediaSite } from '../support/media-site.ts'

let site: Awaited<ReturnType<typeof serveMediaSite>>
// One set-up for all of them.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveMediaSite()
})
test.afterAll(() => site.close())

const viewer = (page: Page) => page.getByRole('dialog', { name: '图片查看器' })
const current = (page: Page) => viewer(page).locator('.yarl__slide_current img')

test('a picture has its size before it arrives: nothing shifts', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as never)['value'])
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, `${site.url}/pictures/`)
  await page.locator('img[alt="下面的照片"]').scrollIntoViewIfNeeded()
  await page.waitForFunction(() =>
    [...document.images].every((one) => one.complete || !one.checkVisibility()),
  )
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  const first = page.locator('.prose img').first()
  await expect(first).toHaveAttribute('width', '684')
  await expect(first).toHaveAttribute('height', '310')
  await expect(first).not.toHaveAttribute('loading')
  await expect(page.locator('.prose img[loading="lazy"]')).toHaveCount(6)
  await expect(page.locator('figcaption').first()).toHaveText('图 1 五份日志')
})

test('[S1.6] a click opens the viewer at that picture, and closing gives the focus back', async ({
  page,
}) => {
  await open(page, `${site.url}/pictures/`)
  const photo = page.getByRole('button', { name: '一张照片' })
  await photo.click()
  await expect(current(page)).toHaveAttribute('alt', '一张照片')
  await expect(viewer(page).locator('.viewer-count')).toHaveText('2 / 4')
  await viewer(page).getByRole('button', { name: '下一张' }).click()
  await expect(current(page)).toHaveAttribute('alt', '白天')
  await viewer(page).getByRole('button', { name: '放大' }).click()
  await viewer(page).getByRole('button', { name: '关闭' }).click()
  await expect(viewer(page)).toHaveCount(0)
  await expect(photo).toBeFocused()
})

test('[S1.6] the viewer works by keyboard alone', async ({ page }) => {
  await open(page, `${site.url}/pictures/`)
  const first = page.getByRole('button', { name: '五份日志' })
  for (const key of ['Enter', ' ']) {
    await first.focus()
    await page.keyboard.press(key)
    await expect(current(page)).toHaveAttribute('alt', '五份日志')
    await expect(viewer(page).locator('.viewer-caption').first()).toHaveText('图 1 五份日志')
    await page.keyboard.press('ArrowRight')
    await expect(current(page)).toHaveAttribute('alt', '一张照片')
    await page.keyboard.press('ArrowLeft')
    await expect(current(page)).toHaveAttribute('alt', '五份日志')
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toHaveCount(0)
    await expect(first).toBeFocused()
  }
})

test(
  'neither links nor `no-view` open, and the pair shows one picture per appearance',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, `${site.url}/pictures/`)
    await expect(
      page.locator('a.view img[alt="不必放大"], a.view img[alt="链接里的图"]'),
    ).toHaveCount(0)
    await expect(page.locator('img[alt="白天"]')).toBeVisible()
    await expect(page.locator('img[alt="夜里"]')).toBeHidden()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('img[alt="白天"]')).toBeHidden()
    await expect(page.locator('img[alt="夜里"]')).toBeVisible()
  },
)

test('[S1.6] `photoSwipe: false` has no viewer, a selector chooses', async ({ page }) => {
  await open(page, `${site.url}/plain/`)
  await expect(page.locator('.view')).toHaveCount(0)
  await page.locator('img[alt="一张照片"]').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await open(page, `${site.url}/some/`)
  await expect(page.locator('.view')).toHaveCount(1)
  await page.locator('img[alt="一张照片"]').click()
  await expect(current(page)).toHaveAttribute('alt', '一张照片')
})

test('[S1.6] two fingers zoom', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true, viewport: { width: 390, height: 800 } })
  await open(page, `${site.url}/pictures/`)
  await page.getByRole('button', { name: '一张照片' }).tap()
  await expect(current(page)).toHaveJSProperty('complete', true)
  const width = async () => (await current(page).boundingBox())!.width
  await expect.poll(width).toBeGreaterThan(200)
  const before = await width()
  const touch = await page.context().newCDPSession(page)
  const fingers = (apart: number) => [
    { x: 195 - apart, y: 400, id: 1 },
    { x: 195 + apart, y: 400, id: 2 },
  ]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) })
  for (const apart of [40, 60, 80, 100])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(width).toBeGreaterThan(1.5 * before)
  await page.close()
})
