import { expect, open } from 'keep-it-simple-testing/browser.ts'
import { test } from '../support/reference-site.ts'

/** Chapters 1, 3, 5 and 9: what a page shows when nothing else is set. */
test('[S1.18] [S2.5.3] breadcrumbs and the sidebar follow the folders', async ({ page }) => {
  await open(page, '/en/guide/install/')
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem'),
  ).toHaveText(['Home', 'Guide', 'First steps', 'Install'])
  const sidebar = page.getByRole('navigation', { name: 'Series contents' })
  await expect(sidebar.getByRole('link')).toHaveText(['Guide', 'Install', 'Write', 'Deep'])
  for (const group of ['First steps', 'Further'])
    await expect(sidebar.getByText(group, { exact: true })).toBeVisible()
})

test('[S5.1] the outline has the second and third level', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/en/short/')
  const outline = page.getByRole('navigation', { name: 'On this page' })
  await expect(outline.getByRole('link')).toHaveText(['Second', 'Third'])
})

test('[S5.8] reading time: less than a minute, or rounded', async ({ page }) => {
  await open(page, '/en/short/')
  await expect(page.locator('.doc-head .meta')).toContainText('less than 1 minute')
  await open(page, '/en/long/')
  await expect(page.locator('.doc-head .meta')).toContainText('about 4 min')
})

test('[S3.5] [S7.13] who wrote it, when, and where it is edited', async ({ page }) => {
  await open(page, '/en/guide/install/')
  await expect(page.locator('.people')).toHaveText('ALAda Lovelace')
  await expect(page.locator('.after time')).toHaveAttribute('datetime', /^20\d\d-.*[+-]\d\d:\d\d$/)
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://github.com/example/keep-it-simple/edit/main/docs/en/guide/1.First%20steps/1.install.md',
  )
})

test('[S9.17] the licence is CC BY 4.0 unless another is set, with its name in words', async ({
  page,
}) => {
  await open(page, '/en/short/')
  const licence = page.locator('#doc-copyright a[rel=license]')
  await expect(licence).toHaveText('CC BY 4.0')
  await expect(licence).toHaveAttribute('href', 'https://creativecommons.org/licenses/by/4.0/')
  await expect(page.locator('#doc-copyright')).toContainText('Attribution')
})

test('[S3.9] [S3.10] [S3.11] [S3.14] pinned posts first, 0 among them; time, folders and four tags', async ({
  page,
}) => {
  await open(page, '/en/blog/')
  await expect(page.locator('.post h2')).toHaveText(['Pinned', 'Older', 'Newer'])
  await expect(page.locator('.post .flag')).toHaveText(['Pinned', 'Pinned'])
  const older = page.locator('.post').nth(1)
  await expect(older.locator('time')).toHaveText('2024-01-02')
  await expect(older.locator('.path')).toHaveText('Later')
  await expect(older.locator('.tag')).toHaveText(
    ['one', 'two', 'three', 'four'].map((one) => `Tag ${one}`),
  )
  await open(page, '/en/blog/categories/')
  // By the number of their folders, and their posts within.
  await expect(page.locator('.cats > li')).toHaveText([
    'Earlier2Newer2025-01-02Pinned2023-01-02',
    'Later1Older2024-01-02',
  ])
})

test('[S9.1] fifteen posts on a page unless the collection says otherwise', async ({ page }) => {
  await open(page, '/en/plain/')
  await expect(page.locator('.post')).toHaveCount(15)
  await open(page, '/en/plain/page/2/')
  await expect(page.locator('.post')).toHaveCount(1)
})

test('[S8.10] the words of the interface', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/en/guide/install/')
  await expect(page.locator('.pager small')).toHaveText(['Prev', 'Next'])
  await expect(page.getByRole('heading', { name: 'Contributors' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change language' })).toBeVisible()
  await open(page, '/en/plain/')
  await expect(page.getByRole('link', { name: 'Next page' })).toBeVisible()
  await open(page, '/en/article/own/')
  await expect(page.getByLabel('Enter password')).toBeVisible()
  await expect(page.locator('.gate').getByRole('button')).toHaveText('Confirm')
  await open(page, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByRole('button', { name: '选择语言' })).toBeVisible()
})
