import { violations } from 'keep-it-simple-testing/axe.ts'
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

test('a PDF opens in place after a click, where the browser can show it', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }),
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, `${site.url}/embeds/`)
  expect(asked.filter((path) => /\.(pdf|webm)$/.test(path))).toEqual([])
  await page.getByRole('link', { name: '一篇论文' }).click()
  const frame = page.locator('iframe[title="一篇论文"]')
  await expect(frame).toHaveAttribute('src', /^\/media\/paper\.[\da-f]{8}\.pdf$/)
  await expect(frame).toBeFocused()
  await expect(page).toHaveURL(`${site.url}/embeds/`)
})

test('elsewhere the link is left to the browser', { tag: '@window' }, async ({ page, quiet }) => {
  // The browser looks for an icon beside a file that names none.
  quiet.allow(/404/)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false }),
  )
  await open(page, `${site.url}/embeds/`)
  await page.getByRole('link', { name: '一篇论文' }).click()
  await expect(page).toHaveURL(/\/media\/paper\.[\da-f]{8}\.pdf$/)
})

test('a clip fetches nothing but its poster, and has room at once', async ({ page }) => {
  await open(page, `${site.url}/embeds/`)
  const clip = page.locator('video')
  await expect(clip).toHaveAttribute('preload', 'none')
  await expect(clip).toHaveAttribute('poster', /\/media\/photo\./)
  const { width, height } = (await clip.boundingBox())!
  expect(width / height).toBeCloseTo(16 / 9, 1)
})

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await open(page, `${site.url}/embeds/`)
    expect(await violations(page)).toEqual([])
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('every embed is a plain link', async ({ page }) => {
    await page.goto(`${site.url}/embeds/`)
    await expect(page.locator('.embed-link')).toHaveCount(3)
    await expect(page.getByRole('link', { name: '一部短片' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s',
    )
  })
})
