import { expect, test } from 'keep-it-simple-testing/browser.ts'
import { PICTURE, serveHomeSite } from '../support/home-site.ts'

let site: Awaited<ReturnType<typeof serveHomeSite>>
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveHomeSite()
})
test.afterAll(() => site.close())

test('[S2.4.5] a home page is built from every type of section, in the order written', async ({
  page,
}) => {
  await site.tiny(page, '/')
  await expect(page.locator('h1')).toHaveText('Every Section')
  const headings = await page.locator('main h2').allTextContents()
  expect(headings).toEqual([
    'The Banner',
    'The Product',
    'Features',
    'Left',
    'Right',
    'A Name',
    '最近文章',
    '最近文章',
  ])
  await expect(page.locator('main > section')).toHaveCount(10)
  await expect(page.locator('.banner-picture img')).toHaveAttribute('src', /banner\.svg$/)
  await expect(page.locator('.hero--doc .tagline')).toHaveText('What it is')
  await expect(page.locator('.toc a').first()).toContainText('The one post')
  await expect(page.locator('main .prose strong')).toHaveText('own')
  const sides = await page
    .locator('.illustrated')
    .evaluateAll((all) => all.map(({ firstElementChild }) => firstElementChild!.className))
  expect(sides).toEqual(['illustrated-words', 'illustrated-picture'])
  const picture = page.locator('.illustrated-picture img').first()
  await picture.scrollIntoViewIfNeeded()
  expect((await picture.boundingBox())!.width).toBe(320)
})

test('[S2.4.6] without sections: the banner if one is set, otherwise a full-height hero', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await site.tiny(page, '/flag/')
  await expect(page.locator('main > section')).toHaveCount(1)
  await expect(page.locator('.banner-picture img')).toHaveAttribute('src', PICTURE)
  await site.tiny(page, '/bare/')
  await expect(page.locator('main > section')).toHaveCount(1)
  const hero = (await page.locator('.hero').boundingBox())!
  expect(hero.y + hero.height).toBe(800)
})

test('[S2.6.6] the arrow of a full-height hero leads one window minus 64 px down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await site.tiny(page, '/')
  await page.locator('.down').click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900 - 64)
  for (const path of ['/bare/', '/calm/', '/low/', '/flag/']) {
    await site.tiny(page, path)
    await expect(page.locator('.down'), path).toHaveCount(0)
  }
})
