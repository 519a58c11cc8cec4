import { expect, open, test } from 'keep-it-simple-testing/browser.ts'

test('the arrow works by keyboard, and the keyboard goes on below it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/en/')
  await expect(page.locator('.down')).toHaveAccessibleName('Scroll down')
  await page.locator('.actions').first().locator('a').last().focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('.down')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900 - 64)
  await page.keyboard.press('Tab')
  await expect(page.locator('.feature a').first()).toBeFocused()
})

test('the quotation is read as its sentence, and both homes fit a phone', async ({ page }) => {
  await open(page, '/')
  await expect(
    page.getByRole('img', { name: /易则易知，简则易从。.*《周易·系辞上》/ }),
  ).toBeVisible()
  expect(await page.locator('.quote-panel p').allTextContents()).toEqual([
    '易则易知简则',
    '易从易简而天',
    '下之理得矣',
  ])
  const columns = await page
    .locator('.quote-panel p')
    .evaluateAll((all) => all.map((column) => column.scrollWidth <= column.clientWidth + 1))
  expect(columns).toEqual([true, true, true])
  await open(page, '/en/')
  await expect(page.locator('.quote-panel blockquote')).toHaveText(
    'Simplicity is prerequisite for reliability.',
  )
  for (const width of [320, 390, 820]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/en/', '/friends/', '/en/friends/']) {
      await open(page, path)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width)
    }
  }
})
