import { expect, type Page } from '@playwright/test'

export interface Visited {
  readonly path: string
  readonly lang: string
  readonly headings: number
}

/** Follows every link of the site from its homes; an address that does not answer 200 fails the test. */
export async function sweep(page: Page, url: string, homes: readonly string[]): Promise<Visited[]> {
  const heard: string[] = []
  page.on('console', (message) => heard.push(`${page.url()} ${message.type()}: ${message.text()}`))
  page.on('pageerror', ({ message }) => heard.push(`${page.url()} error: ${message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()} ${response.url()}`)
  })
  const visited: Visited[] = []
  const queue = [...homes]
  const seen = new Set(queue)
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const response = await page.goto(new URL(path, url).href)
    expect(response?.status(), path).toBe(200)
    if (!(response?.headers()['content-type'] ?? '').includes('text/html')) continue
    visited.push({
      path,
      lang: (await page.locator('html').getAttribute('lang')) ?? '',
      headings: await page.locator('h1').count(),
    })
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    for (const link of links) {
      const { origin, pathname } = new URL(link)
      if (origin !== new URL(url).origin || seen.has(pathname)) continue
      seen.add(pathname)
      queue.push(pathname)
    }
  }
  expect(heard).toEqual([])
  return visited
}
