import { violations } from 'keep-it-simple-testing/axe.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'

for (const path of ['/', '/en/']) {
  test(`the program of ${path} runs, and prints what the page says`, async ({ page }) => {
    await page.goto(path)
    const hero = page.locator('.hero-body')
    await expect(hero.locator('.verified')).toContainText('JavaScript (Node ')
    await hero.locator('[data-run=run]').click()
    await expect(hero.locator('.run')).toHaveAttribute('data-same', '')
    await hero.getByRole('button', { name: /^(?:编辑|Edit)$/ }).click()
    const editor = hero.getByRole('textbox')
    await editor.fill((await editor.inputValue()).replace('23', '22'))
    await hero.locator('[data-run=run]').click()
    await expect(hero.locator('[data-line=add]')).toHaveText([/^22 /])
    await expect(hero.locator('[data-line=del]')).toHaveText([/^23 /])
  })

  test(`${path} is short: a desk and a phone`, async ({ page }) => {
    // What lies below the first screen has its height once it was there.
    const height = () =>
      page.evaluate(async () => {
        const root = document.documentElement
        for (let at = 0; at < root.scrollHeight; at += innerHeight) {
          scrollTo({ top: at, behavior: 'instant' })
          await new Promise(requestAnimationFrame)
        }
        return root.scrollHeight
      })
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, path)
    expect(await height()).toBeLessThanOrEqual(3_200)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await height()).toBeLessThanOrEqual(5_000)
  })

  test(`the first screen of ${path} shows the program, its button and what is new`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, path)
    for (const part of ['h1', '.quote-panel', '[data-run=run]', '.hero-posts li:last-child'])
      await expect(page.locator(part).first()).toBeInViewport()
    expect(await violations(page)).toEqual([])
  })
}

test('what is new is in order of date, and how to write here is not pinned', async ({ page }) => {
  await open(page, '/')
  const groups = page.locator('.hero-posts > div')
  const days = await groups.nth(1).locator('time').allTextContents()
  expect(days).toHaveLength(3)
  expect(days).toEqual(days.toSorted().toReversed())
  await expect(groups.nth(0)).not.toContainText('怎样在这里写')
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
