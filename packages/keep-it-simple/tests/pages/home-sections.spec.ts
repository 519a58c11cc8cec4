import { expect, test } from 'keep-it-simple-testing/browser.ts'
import { PICTURE, serveHomeSite, style } from '../support/home-site.ts'

let site: Awaited<ReturnType<typeof serveHomeSite>>
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveHomeSite()
})
test.afterAll(() => site.close())

test('[S5.9] the number of features decides the tracks of their grid', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await site.tiny(page, '/grids/')
  const grids = await page.locator('.features').evaluateAll((all) =>
    all.map((grid) => {
      const tops = [...grid.children].map((child) => child.getBoundingClientRect().top)
      return {
        tracks: getComputedStyle(grid).gridTemplateColumns.split(' ').length,
        inRow: tops.filter((top) => top === tops[0]).length,
      }
    }),
  )
  expect(grids).toEqual([
    { tracks: 1, inRow: 1 },
    { tracks: 2, inRow: 2 },
    { tracks: 3, inRow: 3 },
    { tracks: 4, inRow: 4 },
    { tracks: 4, inRow: 4 },
    { tracks: 6, inRow: 3 },
    { tracks: 6, inRow: 3 },
  ])
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('[S3.20] a hero shows its name, tagline, text, picture and actions', async ({ page }) => {
  await site.tiny(page, '/')
  const hero = page.locator('.hero').first()
  await expect(hero.locator('.tagline')).toHaveText('A tagline')
  await expect(hero.locator('.text')).toHaveText('A text')
  await expect(hero.getByRole('img', { name: 'A drawing' })).toBeVisible()
  const [first, second] = [hero.locator('.btn').first(), hero.locator('.btn').last()]
  await expect(first).toHaveText('First')
  await expect(first).toHaveAttribute('href', '/list/')
  await expect(first).toHaveClass('btn btn--ink')
  const parts = await first.evaluate(({ childNodes }) => [...childNodes].map((n) => n.nodeName))
  expect(parts).toEqual(['svg', '#text', 'svg'])
  await expect(second).toHaveClass('btn')
  await expect(second).toHaveAttribute('target', '_blank')
  await expect(second).toHaveAttribute('rel', 'me')
})

test('[S3.21] a feature shows its icon, title, details and named link', async ({ page }) => {
  await site.tiny(page, '/')
  const [drawn, pictured] = [page.locator('.feature').first(), page.locator('.feature').last()]
  await expect(drawn.locator('> svg.icon')).toHaveCount(1)
  await expect(drawn.locator('h3')).toHaveText('Drawn')
  await expect(drawn.locator('p')).toHaveText('One line')
  await expect(drawn.getByRole('link')).toHaveText('Go')
  await expect(drawn.getByRole('link')).toHaveAttribute('href', '/')
  await expect(pictured.locator('> img.icon')).toHaveAttribute('src', PICTURE)
  await expect(pictured.locator('li')).toHaveText(['First line', 'Second line'])
})

test('[S3.18] a profile shows avatar, name, words, place, organization, shape, size, side and social links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await site.tiny(page, '/')
  const profile = page.locator('.profile')
  await expect(profile.locator('h2')).toHaveText('A Name')
  await expect(profile.locator('.words')).toHaveText('Some words')
  await expect(profile.locator('.facts li')).toHaveText(['Somewhere', 'Some house'])
  await expect(profile.locator('.socials a')).toHaveAccessibleName('GitHub')
  await expect(profile.locator('.socials a')).toHaveAttribute('href', /^https:\/\/github\.com\//)
  await expect(profile.locator('.socials svg')).toHaveCount(1)
  const avatar = profile.locator('> img')
  await expect(avatar).toHaveAttribute('src', PICTURE)
  await expect(avatar).toHaveAttribute('width', '720')
  await expect(avatar).toHaveAttribute('height', '480')
  expect(await style(page, '.profile > img', 'border-radius')).not.toBe('50%')
  const [box, words] = [await avatar.boundingBox(), await profile.locator('h2').boundingBox()]
  expect(box!.x).toBeGreaterThan(words!.x)
  // What it does not say comes from the settings.
  await site.tiny(page, '/self/')
  await expect(page.locator('.profile > img')).toHaveAttribute('src', '/images/home/avatar.svg')
  expect(await style(page, '.profile > img', 'border-radius')).toBe('50%')
})
