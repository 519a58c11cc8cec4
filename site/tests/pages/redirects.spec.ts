import { redirects } from '../../settings/redirects.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { MOVED } from '../support/articles.ts'

/** Chapter 2.2: old file-style addresses. */
const [OLD, NEW] = MOVED

test('[S2.2.1] [S3.2] an old address leads to the new one and keeps the hash', async ({ page }) => {
  await page.goto(`${OLD}#main`)
  await page.waitForURL(`**${NEW}#main`)
  await expect(page.locator('h1')).toHaveCount(1)
})

test('[S2.1.17] followed inside the site it is a client redirect', async ({ page }) => {
  await open(page, '/about-me/')
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents++
  })
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.querySelector('main')!.append(link)
    link.click()
  }, `${OLD}#main`)
  await page.waitForURL(`**${NEW}#main`)
  await expect(page.locator('h1')).toHaveCount(1)
  expect(documents).toBe(0)
})

test('[S2.2.1] every old address has its page, canonical and without script', async ({
  request,
}) => {
  for (const [from, to] of Object.entries(redirects)) {
    const response = await request.get(encodeURI(from))
    expect(response.status(), from).toBe(200)
    const html = await response.text()
    expect(html).toContain(`content="0;url=${encodeURI(to)}"`)
    expect(html).toMatch(new RegExp(`rel="canonical" href="https://[^"]+${to}"`))
  }
})
