import { violations } from 'keep-it-simple-testing/axe.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'

/** The posts modal of small screens. */
const LISTS = ['/blog/', '/blog/tags/', '/blog/categories/', '/blog/archives/', '/en/blog/']
test.use({ viewport: { width: 390, height: 800 } })

for (const path of LISTS) {
  test(
    `[S2.6.12] on ${path} the modal shows the profile and the ways with their totals`,
    { tag: '@long' },
    async ({ page }) => {
      await open(page, path)
      await page.locator('.only-posts').click()
      const sheet = page.getByRole('dialog')
      await expect(sheet).toBeVisible()
      await expect(sheet.locator('.me strong')).toHaveText('Keep It Simple')
      await expect(sheet.locator('.me img')).toBeVisible()
      const list = path.startsWith('/en/') ? '/en/blog/' : '/blog/'
      for (const name of ['', 'tags/', 'categories/', 'archives/']) {
        await expect(sheet.locator(`a[href="${list}${name}"] span`)).toHaveText(/^\d+/)
      }
      // The entry fades in, and faded words have less contrast.
      await sheet.evaluate((one) =>
        Promise.all(one.getAnimations().map(({ finished }) => finished)),
      )
      expect(await violations(page, { within: '.sheet' })).toEqual([])
    },
  )
}

test(
  '[S4.16] it opens 200 ms after its button, and a second click cancels that',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install()
    await open(page, '/blog/')
    await page.clock.pauseAt(Date.now() + 60_000)
    const button = page.locator('.only-posts')
    const sheet = page.locator('.sheet')
    await button.click()
    await page.clock.runFor(100)
    await button.click()
    await page.clock.runFor(1_000)
    await expect(sheet).not.toHaveAttribute('open')
    await button.click()
    await page.clock.runFor(199)
    await expect(sheet).not.toHaveAttribute('open')
    await page.clock.runFor(1)
    await expect(sheet).toHaveAttribute('open')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
)

test('[S4.16] it closes when the route changes, to the same kind of page or to another', async ({
  page,
}) => {
  for (const [from, to] of [
    ['/blog/page/2/', '/blog/'],
    ['/blog/tags/SQLite/', '/blog/tags/'],
    ['/blog/', '/blog/archives/'],
    ['/blog/archives/', '/blog/categories/'],
  ] as const) {
    await open(page, from)
    await page.locator('.only-posts').click()
    await page.locator(`.sheet a[href="${to}"]`).click()
    await expect(page).toHaveURL(to)
    await expect(page.locator('.sheet')).toHaveCount(1)
    await expect(page.locator('.sheet')).not.toHaveAttribute('open')
    await expect(page.locator('#main')).toBeFocused()
  }
})

test('[S4.16] going back closes it, too', { tag: '@long' }, async ({ page }) => {
  await open(page, '/blog/')
  await page.locator('.pages [rel=next]').click()
  // The address changes before the page: its button is not the one before.
  await expect(page.locator('.pages [aria-current=page]:visible')).toHaveText('2')
  await page.locator('.only-posts').click()
  await expect(page.locator('.sheet')).toHaveAttribute('open')
  await page.goBack()
  await expect(page).toHaveURL('/blog/')
  await expect(page.locator('.sheet')).not.toHaveAttribute('open')
})

test(
  'by keyboard: Enter opens, Tab stays inside, Escape closes and gives the focus back',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/blog/')
    const button = page.getByRole('button', { name: '作者与索引' })
    const sheet = page.getByRole('dialog', { name: '作者与索引' })
    await page.locator('.subnav a').last().focus()
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sheet).toBeVisible()
    await expect(sheet.getByRole('button', { name: '关闭' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(sheet.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Space')
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()
  },
)
