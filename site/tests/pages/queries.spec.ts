import { expect, open, ready, test } from 'keep-it-simple-testing/browser.ts'

/** Chapter 2.3: old query forms lead to real addresses. */
const FORMS = [
  ['[S2.3.1]', '/blog/?p=2', '/blog/page/2/'],
  ['[S2.3.1]', '/blog/?p=1', '/blog/'],
  ['[S2.3.1]', '/blog/?p=abc', '/blog/'],
  ['[S2.3.1]', '/blog/?p=-1', '/blog/'],
  ['[S2.3.1]', '/blog/?p=0', '/blog/'],
  ['[S2.3.1]', '/blog/?p=1.5', '/blog/'],
  ['[S2.3.1]', '/blog/?p=999', '/blog/'],
  ['[S2.3.1]', '/blog/?p=', '/blog/'],
  ['[S2.3.1]', '/blog/page/2/?p=1', '/blog/'],
  ['[S2.3.2]', '/blog/tags/?tag=SQLite', '/blog/tags/SQLite/'],
  ['[S2.3.2]', '/blog/tags/?tag=%E7%B4%A2%E5%BC%95', '/blog/tags/%E7%B4%A2%E5%BC%95/'],
  ['[S2.3.2]', '/blog/tags/?tag=nothing', '/blog/tags/'],
  ['[S2.3.2]', '/blog/tags/?tag=__proto__', '/blog/tags/'],
  ['[S2.3.3]', '/blog/categories/?id=sqlite', '/blog/categories/sqlite/'],
  ['[S2.3.3]', '/blog/categories/?id=nothing', '/blog/categories/'],
  ['[S2.3.2]', '/en/blog/tags/?tag=Go', '/en/blog/tags/Go/'],
] as const

for (const [id, from, to] of FORMS) {
  test(`${id} ${from} on arrival is ${to}`, async ({ page }) => {
    await page.goto(from)
    await page.waitForURL((url) => url.pathname + url.search === to)
    await ready(page)
    await expect(page.locator('h1')).toHaveCount(1)
  })

  test(`${id} ${from} during navigation is ${to}`, async ({ page }) => {
    await open(page, '/about-me/')
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'go' })
      document.querySelector('main')!.prepend(link)
      link.click()
    }, from)
    await page.waitForURL((url) => url.pathname + url.search === to)
    await expect(page.locator('h1')).toHaveCount(1)
  })
}

test('the first page is never painted on the way to the second', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (!document.getElementById('main') || !location.search) return
      const shown = getComputedStyle(document.documentElement).visibility
      sessionStorage.setItem('seen', `${sessionStorage.getItem('seen') ?? ''}${shown} `)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/blog/?p=2')
  await page.waitForURL('**/blog/page/2/')
  await expect(page.locator('.pages [aria-current]')).toHaveText('2')
  const seen = await page.evaluate(() => sessionStorage.getItem('seen') ?? '')
  expect(seen).not.toContain('visible')
})

test('the selected tag and category show in the HTML of their addresses', async ({ request }) => {
  const tag = await (await request.get('/blog/tags/SQLite/')).text()
  expect(tag).toMatch(/<h2>SQLite<\/h2>/)
  expect(tag).toContain('aria-current="true"')
  const category = await (await request.get('/blog/categories/sqlite/')).text()
  expect(category.match(/<details open/g)!.length).toBeGreaterThan(0)
})
