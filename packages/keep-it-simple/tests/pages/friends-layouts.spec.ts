import { expect, test } from 'keep-it-simple-testing/browser.ts'
import { PICTURE, serveHomeSite, style } from '../support/home-site.ts'

let site: Awaited<ReturnType<typeof serveHomeSite>>
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveHomeSite()
})
test.afterAll(() => site.close())

test('[S3.19] a friend shows all its fields and its own colours, without a style attribute', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await site.tiny(page, '/friends/')
  await expect(page.locator('.friend')).toHaveCount(3)
  await expect(page.locator('.list-head h2')).toHaveText('A group')
  await expect(page.locator('.friends-desc')).toHaveText('Of two')
  const card = page.locator('.friend', { hasText: 'Coloured' })
  await expect(card.locator('strong a')).toHaveAttribute('href', 'https://coloured.example/')
  await expect(card.locator('img')).toHaveAttribute('src', PICTURE)
  await expect(card.locator('p')).toHaveText('Says little')
  await expect(card.locator('.facts li')).toHaveText(['Somewhere', 'Some house'])
  await expect(card.locator('.socials a')).toHaveAttribute('href', 'https://social.example/')
  await expect(page.locator('[style]')).toHaveCount(0)
  const coloured = '.friend:has(img)'
  expect(await style(page, coloured, 'color')).toBe('rgb(16, 32, 48)')
  expect(await style(page, coloured, 'background-color')).toBe('rgb(238, 221, 204)')
  expect(await style(page, `${coloured} strong`, 'color')).toBe('rgb(1, 2, 3)')
  // Text that was given no colour stays readable on the author's background.
  expect(await style(page, '.friend[data-back="#111111"]', 'color')).toBe('oklch(1 0 0)')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await style(page, coloured, 'background-color')).toBe('rgb(51, 68, 85)')
})

test('[S2.4.1] every built-in layout; custom has nothing of the theme around it', async ({
  page,
}) => {
  await site.tiny(page, '/doc/')
  await expect(page.locator('.doc article')).toHaveCount(1)
  await site.tiny(page, '/page/')
  await expect(page.locator('.bar, .foot')).toHaveCount(2)
  await expect(page.locator('main')).toHaveText('TitleBare text.')
  await site.tiny(page, '/list/')
  await expect(page.locator('.post h2')).toHaveText('The one post')
  await site.tiny(page, '/friends/')
  await expect(page.locator('.friends')).toHaveCount(2)
  await site.tiny(page, '/')
  await expect(page.locator('.opening').first()).toBeVisible()
  await site.tiny(page, '/custom/')
  await expect(page.locator('.prose')).toHaveText('Only this.')
  await expect(page.locator('.bar, .foot, .skip, .screen, nav, header, footer')).toHaveCount(0)
})

test('[S2.4.2] a page may ask for a layout of this site by name', async ({ page }) => {
  await site.tiny(page, '/wide/')
  await expect(page.locator('main.at-length .prose')).toHaveText('Wide text.')
  await expect(page.locator('.bar, .foot')).toHaveCount(2)
})
