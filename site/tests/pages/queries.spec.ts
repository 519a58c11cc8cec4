import { expect, open, ready, test } from 'keep-it-simple-testing/browser.ts'
import { builtPaths } from '../support/page-store.ts'

/** Chapter 2.3: old query forms lead to real addresses. */
const nameOf = (list: string): string =>
  builtPaths()
    .find((path) => path.startsWith(list) && path !== list)!
    .slice(list.length, -1)
const tag = encodeURIComponent(nameOf('/blog/tags/'))
const category = nameOf('/blog/categories/')

const FORMS = [
  ['/blog/?p=2', '/blog/page/2/'],
  ['/blog/?p=1', '/blog/'],
  ['/blog/?p=abc', '/blog/'],
  ['/blog/?p=999', '/blog/'],
  ['/blog/page/2/?p=1', '/blog/'],
  [`/blog/tags/?tag=${tag}`, `/blog/tags/${tag}/`],
  ['/blog/tags/?tag=__proto__', '/blog/tags/'],
  [`/blog/categories/?id=${category}`, `/blog/categories/${category}/`],
  ['/blog/categories/?id=nothing', '/blog/categories/'],
] as const

test('[S2.3.1] [S2.3.2] [S2.3.3] old queries on arrival lead to the address of their page', async ({
  page,
}) => {
  for (const [from, to] of FORMS) {
    await page.goto(from)
    await page.waitForURL((url) => url.pathname + url.search === to)
    await ready(page)
    await expect(page.locator('h1')).toHaveCount(1)
  }
})

test('old queries during navigation lead there too', { tag: '@long' }, async ({ page }) => {
  for (const [from, to] of FORMS) {
    await open(page, '/about-me/')
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'go' })
      document.querySelector('main')!.prepend(link)
      link.click()
    }, from)
    await page.waitForURL((url) => url.pathname + url.search === to)
    await expect(page.locator('h1')).toHaveCount(1)
  }
})
