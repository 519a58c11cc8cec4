import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveMediaSite } from '../support/media-site.ts'

let site: Awaited<ReturnType<typeof serveMediaSite>>
// One set-up for all of them.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await serveMediaSite()
})
test.afterAll(() => site.close())

for (const [title, host, path] of [
  ['一场讲座', 'player.bilibili.com', '/player.html?bvid=BV1xx411c7mD&autoplay=1&t=0'],
  ['一部短片', 'www.youtube-nocookie.com', '/embed/aqz-KE-bpKQ?autoplay=1&start=90'],
] as const) {
  test(`${host} is asked only after the click, in a sandbox`, async ({ page, quiet }) => {
    const asked: string[] = []
    await page.route(`https://${host}/**`, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' })
    })
    await open(page, `${site.url}/embeds/`)
    const link = page.getByRole('link', { name: title })
    await link.scrollIntoViewIfNeeded()
    await link.hover()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    quiet.allow(new RegExp(`^request: https://${host.replaceAll('.', '\\.')}/`))
    await link.focus()
    await page.keyboard.press('Enter')
    const frame = page.locator(`iframe[title="${title}"]`)
    await expect(frame).toBeFocused()
    await expect(frame).toHaveAttribute('sandbox', /^allow-scripts allow-same-origin/)
    await expect.poll(() => asked).toEqual([`https://${host}${path}`])
  })
}

test(
  'elsewhere the link is left to the browser',
  { tag: ['@window', '@long'] },
  async ({ page, quiet }) => {
    // The browser looks for an icon beside a file that names none.
    quiet.allow(/404/)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false }),
    )
    await open(page, `${site.url}/embeds/`)
    await page.getByRole('link', { name: '一篇论文' }).click()
    await expect(page).toHaveURL(/\/media\/paper\.[\da-f]{8}\.pdf$/)
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('every embed is a plain link', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${site.url}/embeds/`)
    await expect(page.locator('.embed-link')).toHaveCount(3)
    await expect(page.getByRole('link', { name: '一部短片' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s',
    )
  })
})
