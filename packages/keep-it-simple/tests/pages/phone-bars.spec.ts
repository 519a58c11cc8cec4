import { expect, open } from 'keep-it-simple-testing/browser.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { ARTICLE, test } from '../support/reading-site.ts'

test.use({ viewport: { width: 390, height: 800 } })

test('on a phone one bar stays while reading down, and both come back on the way up', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, ARTICLE)
  const top = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => Math.round(one.getBoundingClientRect().top))
  const scroll = (to: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), to)
  await scroll(100)
  await still(page)
  expect(await top('.bar')).toBe(0)
  await scroll(1_500)
  await expect.poll(() => top('.bar')).toBe(-56)
  await expect.poll(() => top('.local')).toBe(0)
  await scroll(1_400)
  await expect.poll(() => top('.bar')).toBe(0)
  await expect.poll(() => top('.local')).toBe(56)
  await scroll(1_600)
  await expect.poll(() => top('.bar')).toBe(-56)
  // Whoever goes there by keyboard sees it.
  await page.locator('.bar .wordmark').focus()
  await expect.poll(() => top('.bar')).toBe(0)
})

test('a wider window keeps its bar', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, ARTICLE)
  await page.evaluate(() => window.scrollTo({ top: 1_500, behavior: 'instant' }))
  await still(page)
  const bar = (await page.locator('.bar').boundingBox())!
  expect(bar.y).toBe(0)
})
