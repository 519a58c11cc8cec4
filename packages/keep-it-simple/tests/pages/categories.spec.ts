import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveTinySite } from '../support/built-site.ts'
import { POSTS_SITE } from '../support/posts-site.ts'

test.describe.configure({ mode: 'default' })
let url = ''
let close = () => {}
test.beforeAll(async () => {
  test.setTimeout(240_000)
  ;({ url, close } = await serveTinySite(POSTS_SITE))
})
test.afterAll(() => close())

const ALL = '/blog/categories/'
const SELECTED = '/blog/categories/乙组/'

test('[S4.15] groups are open to the last level, and close and open by keyboard', async ({
  page,
}) => {
  await open(page, url + ALL)
  await expect(page.locator('.cats details')).toHaveCount(4)
  await expect(page.locator('.cats details[open]')).toHaveCount(4)
  const group = page.locator('.cats > li > details').first()
  await group.locator('> summary').focus()
  await page.keyboard.press('Enter')
  await expect(group).not.toHaveAttribute('open')
  await page.keyboard.press('Space')
  await expect(group).toHaveAttribute('open')
  await page.keyboard.press('Tab')
  await expect(group.locator('details > summary')).toBeFocused()
})

test('[S4.15] the groups that hold the selected one are open, the others closed', async ({
  page,
}) => {
  await open(page, url + SELECTED)
  const opened = page.locator('.cats details[open] > summary')
  await expect(opened).toHaveText([/^二/, /^乙组/])
  await expect(page.locator('summary[aria-current]')).toHaveText(/^乙组/)
})

test('[S4.15] a group closed by hand is forced open by a selection inside it', async ({ page }) => {
  await open(page, `${url}/blog/categories/二/`)
  const second = page.locator('.cats > li > details').nth(1)
  await second.locator('> summary').click()
  await expect(second).not.toHaveAttribute('open')
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.querySelector('main')!.append(link)
    link.click()
  }, SELECTED)
  await expect(page.locator('summary[aria-current]')).toHaveText(/^乙组/)
  await expect(second).toHaveAttribute('open')
  await expect(second.locator('details')).toHaveAttribute('open')
})

test('going back restores the scroll position', async ({ page }) => {
  // Titles that are still entering would be scrolled to once more by the click.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 400 })
  await open(page, url + SELECTED)
  const title = page.locator('.toc a:visible').nth(30)
  await title.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await title.click()
  await expect(page.locator('.doc')).toBeVisible()
  await page.goBack()
  await expect(page.locator('summary[aria-current]')).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('[S4.15] groups open and close, and a selection opens its own', async ({ page }) => {
    await page.goto(url + SELECTED)
    await expect(page.locator('.cats details[open]')).toHaveCount(2)
    await page.locator('.cats > li > details > summary').first().click()
    await expect(page.locator('.cats details[open]')).toHaveCount(3)
  })
})
