import type { Page } from '@playwright/test'

export interface Fetched {
  /** Names of the picture files that were fetched, in that order. */
  readonly names: readonly string[]
  readonly bytes: number
  /** Sum of all layout shifts, with and without a reader's doing. */
  readonly shift: number
}

/** Reads a page to its end as a reader would, and says what its pictures cost. */
export async function readToTheEnd(page: Page, url: string): Promise<Fetched> {
  const names: string[] = []
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/media/')) return
    names.push(pathname)
    sizes.push(response.body().then(({ length }) => length))
  })
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (
          entry as never as { value: number }
        ).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url)
  const count = await page.locator('.prose img').count()
  for (let index = 0; index < count; index++) {
    const image = page.locator('.prose img').nth(index)
    await image.scrollIntoViewIfNeeded()
    await image.evaluate((one: HTMLImageElement) => one.decode())
  }
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
  )
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
  const bytes = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0)
  return { names, bytes, shift }
}
