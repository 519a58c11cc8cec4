import { expect, test } from 'keep-it-simple-testing/browser.ts'

test.use({ javaScriptEnabled: false })

test('[F23] an article is readable and its links work without script', async ({ page }) => {
  await page.goto('/article/composite-index/')
  await expect(page.locator('.prose')).toContainText('最左')
  await expect(page.locator('.code .line').first()).toBeVisible()
  await expect(page.locator('.code .k').first()).toBeVisible()
  await page.locator('.prose a[href="/article/keyset-pagination/"]').first().click()
  await expect(page.locator('h1')).toContainText('OFFSET')
})

test('[F23] menus open by hover and keyboard, the small-screen menu by its button', async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('.nav .has-menu').first().hover()
  await expect(page.locator('.nav .menu').first()).toBeVisible()
  await page.mouse.move(0, 600)
  await page.locator('.nav .has-menu button').nth(1).focus()
  await expect(page.locator('.nav .menu').nth(1)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.locator('.burger').click()
  await page.locator('.screen a', { hasText: '博客' }).click()
  await expect(page.locator('h1')).toContainText('博客')
})

test('[F23] lists, tags, categories and pages of lists are plain documents', async ({ page }) => {
  await page.goto('/blog/')
  await page.locator('.pages a', { hasText: '下一页' }).click()
  await expect(page).toHaveURL(/\/blog\/page\/2\/$/)
  await page.goto('/blog/tags/')
  await page.locator('.chip', { hasText: 'SQLite' }).click()
  await expect(page.locator('.list-head h2')).toHaveText('SQLite')
  await page.goto('/blog/categories/')
  await expect(page.locator('.cats a').first()).toBeVisible()
})

test('[F23] the language link leads to the translation', async ({ page }) => {
  await page.goto('/article/bloom-filter/')
  await page.getByRole('button', { name: '选择语言' }).hover()
  await page.locator('.menu--end a[hreflang="en-US"]').click()
  await expect(page).toHaveURL('/en/article/bloom-filter/')
})

for (const scheme of ['light', 'dark'] as const) {
  test(`the system’s ${scheme} appearance is honoured`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/')
    const background = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    )
    const lightness = Number(/^oklch\(([\d.]+)/.exec(background)?.[1])
    expect(lightness, background).not.toBeNaN()
    expect(lightness > 0.5).toBe(scheme === 'light')
  })
}
