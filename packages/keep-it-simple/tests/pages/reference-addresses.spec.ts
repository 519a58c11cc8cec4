import { join } from 'node:path'
import { PageTable } from '#store/pages.ts'
import { expect, open } from 'keep-it-simple-testing/browser.ts'
import { test } from '../support/reference-site.ts'

/** Chapters 1 and 2.2: which address and which language a page has. */
test('[S2.2.2] [S2.2.3] links to files, to a folder’s README and without their slash are addresses', async ({
  page,
}) => {
  await open(page, '/en/links/')
  const links = page.locator('.prose a')
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
    '/en/short/',
    '/en/guide/',
    '/en/short/',
    'https://example.com/',
    '//example.com/a',
  ])
  await links.getByText('Folder').click()
  await expect(page.locator('h1')).toHaveText('Guide')
})

for (const written of ['/en/short.html', '/en/short.md', '/en/guide/README.md'])
  test(`[S2.2.2] [S2.2.3] ${written} is a page under its address`, async ({ page, quiet }) => {
    quiet.allow(/404/)
    await page.goto(written)
    await expect(page.locator('h1')).toHaveText(written.includes('guide') ? 'Guide' : 'Short')
    await expect(page).toHaveURL(written.includes('guide') ? '/en/guide/' : '/en/short/')
  })

test('[S2.2.4] links of this site stay in the page, those of others leave it', async ({
  page,
  quiet,
}) => {
  quiet.allow(/example\.com/)
  await open(page, '/en/links/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('.prose a').getByText('File').click()
  await expect(page.locator('h1')).toHaveText('Short')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.goBack()
  for (const name of ['Out', 'Double']) {
    const asked = page.waitForRequest(/example\.com/)
    await page.route(/example\.com/, (route) => route.fulfill({ body: 'elsewhere' }))
    await page.locator('.prose a').getByText(name).click()
    await asked
    await expect(page.locator('body')).toHaveText('elsewhere')
    await page.goBack()
  }
})

test('[S2.2.5] the longest prefix says which language an address has', async ({ page }) => {
  for (const [path, lang] of [
    ['/', 'zh-CN'],
    ['/en/short/', 'en-US'],
    ['/en/tlh/talk/', 'tlh'],
  ] as const) {
    await open(page, path)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  }
})

test('[S2.1.16] addresses with parameters are followed without a new document', async ({
  page,
}) => {
  await open(page, '/en/blog/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: 'Tag one' }).click()
  await expect(page).toHaveURL(/\/en\/blog\/tags\/one\/$/)
  await expect(page.locator('main .toc b')).toHaveText(['Older'])
  await page.goBack()
  await page.getByRole('link', { name: 'Earlier' }).first().click()
  await expect(page).toHaveURL(/\/en\/blog\/categories\/earlier\/$/)
  await open(page, '/en/plain/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\/en\/plain\/page\/2\/$/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('[S3.4] [S2.4.4] the data of a page has all its fields', ({ dist }) => {
  const library = new PageTable(join(dist, '../.content'))
  expect(library.find('/en/article/older/')).toMatchObject({
    title: 'Older',
    lang: 'en-US',
    path: '/en/article/older/',
    filePathRelative: 'en/blog/2.Later/older.md',
    layout: 'Layout',
    frontmatter: {},
    type: 'content',
    git: { contributors: [{ name: 'Ada Lovelace' }] },
    readingTime: { minutes: 0, words: 1 },
  })
})
