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

for (const [page, wide, narrow] of [
  [1, '1 2 3 4 5 … 12 13', '1 2 3 4 … 12 13'],
  [4, '1 2 3 4 5 6 … 12 13', '1 2 3 4 5 … 12 13'],
  [7, '1 2 … 5 6 7 8 9 … 12 13', '1 2 … 6 7 8 … 12 13'],
  [13, '1 2 … 9 10 11 12 13', '1 2 … 10 11 12 13'],
] as const) {
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })
    test(`[S9.2] page ${page} of 13: window 5, and 4 at 960 px or narrower`, async ({
      page: tab,
    }) => {
      for (const [width, expected] of [
        [961, wide],
        [960, narrow],
        [390, narrow],
      ] as const) {
        await tab.setViewportSize({ width, height: 900 })
        await tab.goto(page === 1 ? `${url}/blog/` : `${url}/blog/page/${page}/`)
        const shown = await tab.locator('.pages li:visible').allTextContents()
        expect(shown.join(' '), `${width} px`).toBe(expected)
        await expect(tab.locator('.pages [aria-current=page]:visible')).toHaveText(String(page))
      }
    })
  })
}

test('[S9.2] up to ten pages are all shown', async ({ page }) => {
  const files = Object.entries(POSTS_SITE).filter(([name]) => !/p(?:10\d|11\d|12\d)\.md/.test(name))
  const site = await serveTinySite(Object.fromEntries(files))
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, `${site.url}/blog/page/5/`)
    const items = page.locator('.pages li:visible')
    await expect(items).toHaveText(Array.from({ length: 10 }, (_, index) => String(index + 1)))
    const boxes = await Promise.all((await items.all()).map((item) => item.boundingBox()))
    // One line, and each large enough to be touched.
    expect(new Set(boxes.map((box) => box!.y + box!.height / 2)).size).toBe(1)
    for (const box of boxes) {
      expect(box!.width).toBeGreaterThanOrEqual(24)
      expect(box!.height).toBeGreaterThanOrEqual(24)
    }
  }
  site.close()
})

for (const width of [390, 820, 1440]) {
  test(`[S4.13] from page 1 to the last, each change shows the top of the list, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, `${url}/blog/`)
    const pager = page.locator('.pages')
    await expect(pager.locator('[rel=prev]')).toHaveCount(0)
    for (const [number, first] of [
      [2, '第 10 篇'],
      [13, '第 120 篇'],
    ] as const) {
      await pager.locator('a', { hasText: new RegExp(`^${number}$`) }).click()
      await expect(page).toHaveURL(`${url}/blog/page/${number}/`)
      const post = page.locator('.post h2').first()
      await expect(post).toHaveText(first)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await expect(post).toBeInViewport({ ratio: 1 })
    }
    await expect(pager.locator('[rel=next]')).toHaveCount(0)
    await expect(pager.locator('[aria-disabled=true]')).toHaveText('下一页')
  })
}

test('the pager works by keyboard', async ({ page }) => {
  await open(page, `${url}/blog/page/2/`)
  const next = page.locator('.pages [rel=next]')
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${url}/blog/page/3/`)
  await expect(page.locator('#main')).toBeFocused()
})
