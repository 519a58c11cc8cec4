import { expect, open, ready, test } from 'keep-it-simple-testing/browser.ts'
import { LOCALES, serveLanguages } from '../support/languages-site.ts'
import { groups, openSearch, search, status } from 'keep-it-simple-testing/search-box.ts'

test.describe.configure({ mode: 'default' })
let site: Awaited<ReturnType<typeof serveLanguages>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveLanguages()
})
test.afterAll(() => site.close())

const ARTICLES = LOCALES.map(({ lang, prefix }) => [lang, `${prefix}article/a/`] as const)

test('the menu has every language: the translation, else the nearest page above', async ({
  page,
}) => {
  await open(page, `${site.url}/ja/article/a/`)
  await page.getByRole('button', { name: '言語を選択' }).click()
  const items = page.locator('.menu--end a[hreflang]')
  await expect(items).toHaveText(LOCALES.map(({ label }) => label))
  expect(await items.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
    ARTICLES.map(([, path]) => path),
  )
  await expect(page.locator('.meta')).toContainText('简体中文, English, العربيةでも読めます')
  await page.goto(`${site.url}/en/article/alone/`)
  await expect(items.first()).toHaveText(/简体中文.*opens the parent page/)
  await expect(items.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(items.nth(2)).toHaveAttribute('href', '/ja/blog/')
})

test('pages say the author’s words; what is missing is English, and only this language is loaded', async ({
  page,
}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await open(page, `${site.url}/ja/article/a/`)
  await expect(page.getByRole('link', { name: '検索' }).first()).toBeVisible()
  await expect(page.locator('.crumbs')).toContainText('ホーム')
  await expect(page.locator('main')).toContainText('ヒント')
  await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(1)
  const words = files.filter((name) => /\/assets\/(?:ja-JP|zh-CN|en-US|ar)-/.test(name))
  expect(words).toHaveLength(1)
  expect(words[0]).toContain('/assets/ja-JP-')
  await expect(page.locator('.meta time')).toHaveText('2024年5月12日')
  await page.goto(`${site.url}/ja/blog/tags/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('タグ')
  await page.goto(`${site.url}/ja/blog/archives/`)
  await expect(page.locator('main')).toContainText('1 件')
  await page.goto(`${site.url}/en/blog/`)
  await expect(page.locator('.subnav')).toContainText('Chronicle')
})

test('a missing address is reported in its own language', async ({ page, quiet }) => {
  quiet.allow(/404/)
  await page.goto(`${site.url}/ja/missing/`)
  await ready(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ページが見つかりません')
  await page.goto(`${site.url}/ar/missing/`)
  await ready(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('direction follows the reader from page to page', async ({ page }) => {
  await open(page, `${site.url}/ja/article/a/`)
  await page.getByRole('button', { name: '言語を選択' }).click()
  await page.locator('.menu--end a[hreflang=ar]').click()
  await expect(page).toHaveURL(`${site.url}/ar/article/a/`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('button', { name: 'اختر اللغة' }).click()
  await page.locator('.menu--end a[hreflang="en-US"]').click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test('written from right to left, a page is mirrored and its programs are not', async ({
  page,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${site.url}/ar/article/a/`)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    const brand = (await page.locator('.bar a').first().boundingBox())!
    expect(brand.x + brand.width / 2).toBeGreaterThan(width / 2)
    expect(await page.locator('.prose p').first().evaluate(start)).toBe('rtl')
    expect(await page.locator('pre').first().evaluate(start)).toBe('ltr')
    const caret = page.locator('.details > summary').first()
    const after = await caret.evaluate((one) => getComputedStyle(one, '::after').insetInlineEnd)
    expect(after).toBe('4px')
  }
})

const start = (one: Element): string => getComputedStyle(one).direction

test('search finds Japanese, and a language without a stemmer', async ({ page }) => {
  await open(page, `${site.url}/ja/`)
  await openSearch(page)
  for (const word of ['データベース', '東京', '最初']) {
    await search(page, word)
    await expect(groups(page)).toHaveCount(1)
    await expect(groups(page).first()).toHaveAttribute('lang', 'ja-JP')
  }
  await expect(status(page)).toHaveText('日本語で 1 件')
  await open(page, `${site.url}/ar/`)
  await openSearch(page)
  await search(page, 'بلوم')
  await expect(groups(page).first()).toHaveAttribute('dir', 'rtl')
  await page.getByLabel('Search all languages').check()
  await search(page, 'Bloom')
  await expect(groups(page).first()).toHaveAttribute('lang', 'en-US')
})
