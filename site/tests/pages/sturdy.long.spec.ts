import { CHROMIUM_ARGUMENTS, executablePath } from 'keep-it-simple-testing/chromium.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { still } from 'keep-it-simple-testing/still.ts'
import { ARTICLE, NOTE } from '../support/articles.ts'

/** What must hold on every kind of page, whatever it shows. */
const KINDS = [
  '/',
  '/en/',
  '/blog/',
  '/blog/tags/',
  '/blog/categories/',
  '/blog/archives/',
  ARTICLE.path,
  `/en${ARTICLE.path}`,
  NOTE.path,
  '/404.html',
]

test('nothing shifts while a page loads', async ({ page }) => {
  test.setTimeout(180_000)
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as unknown as { sources: { node?: Element }[] }
        const moved = sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? node?.nodeName)
        shifts.push(`${entry.startTime} ${moved.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of KINDS) {
      await open(page, path)
      // Faces come late, and may be the last to move anything.
      await page.evaluate(() => document.fonts.ready)
      await still(page)
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)
      expect(shifts, `${path} at ${width}`).toEqual([])
    }
  }
})

test('letters of twice the size get the columns of half the window', async ({ playwright }) => {
  test.setTimeout(120_000)
  const browser = await playwright.chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGUMENTS, '--blink-settings=defaultFontSize=32'],
  })
  const { baseURL } = test.info().project.use
  const page = await browser.newPage({ baseURL: baseURL!, serviceWorkers: 'block' })
  for (const width of [1280, 960, 640]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(ARTICLE.path)
    const [whole, text, menu] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.querySelector('.prose')!.clientWidth,
      document.querySelector('.bar-in')!.lastElementChild!.getBoundingClientRect().right,
    ])
    expect(whole, `page at ${width}`).toBeLessThanOrEqual(width)
    expect(text, `text at ${width}`).toBeGreaterThan(Math.min(width, 900) * 0.7)
    expect(menu, `bar at ${width}`).toBeLessThanOrEqual(width)
  }
  await browser.close()
})
