import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { serveMediaSite } from '../../../tests/support/media-site.ts'

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
