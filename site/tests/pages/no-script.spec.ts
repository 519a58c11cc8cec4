import { expect, test } from 'keep-it-simple-testing/browser.ts'
import { ARTICLE, OTHER } from '../support/articles.ts'

test.use({ javaScriptEnabled: false })

test('[F23] an article is readable and its links work without script', async ({ page }) => {
  await page.goto(ARTICLE.path)
  await expect(page.locator('.prose p').first()).toBeVisible()
  await page.locator(`.prose a[href="${OTHER.path}"]`).first().click()
  await expect(page.locator('h1')).toHaveText(OTHER.title)
})

test(
  '[F23] menus open by hover and keyboard, the small-screen menu by its button',
  { tag: '@long' },
  async ({ page }) => {
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
  },
)

test(
  '[F23] lists, tags, categories and pages of lists are plain documents',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/blog/')
    await page.locator('.pages a', { hasText: '下一页' }).click()
    await expect(page).toHaveURL(/\/blog\/page\/2\/$/)
    await page.goto('/blog/tags/')
    await page.locator('.chip', { hasText: 'SQLite' }).click()
    await expect(page.locator('.list-head h2')).toHaveText('SQLite')
    await page.goto('/blog/categories/')
    await expect(page.locator('.cats a').first()).toBeVisible()
  },
)

test('[F23] the language link leads to the translation', { tag: '@long' }, async ({ page }) => {
  await page.goto(ARTICLE.path)
  await page.getByRole('button', { name: '选择语言' }).hover()
  await page.locator('.menu--end a[hreflang="en-US"]').click()
  await expect(page).toHaveURL(`/en${ARTICLE.path}`)
})
