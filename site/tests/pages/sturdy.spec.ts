import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { CHROMIUM_ARGUMENTS, executablePath } from 'keep-it-simple-testing/chromium.ts'
import { expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { still } from 'keep-it-simple-testing/still.ts'

/** What must hold on every kind of page, whatever it shows. */
const KINDS = [
  '/',
  '/en/',
  '/blog/',
  '/blog/tags/',
  '/blog/categories/',
  '/blog/archives/',
  '/article/composite-index/',
  '/article/writing-here/',
  '/en/article/bloom-filter/',
  '/dataMining/data-types/',
  '/404.html',
]

test('the styles an article links weigh at most 13 kB, with every block there is 23 kB', () => {
  expect(stylesOf('/article/composite-index/')).toBeLessThanOrEqual(13_000)
  // A sheet per block compresses worse where all are on one page, and spares every other page.
  expect(stylesOf('/article/writing-here/')).toBeLessThanOrEqual(23_000)
})

/** Compressed, all sheets a document links. */
function stylesOf(path: string): number {
  const dist = join(import.meta.dirname, '../../dist')
  const html = readFileSync(join(dist, path, 'index.html'), 'utf8').replaceAll(
    /<noscript.*?<\/noscript>/gs,
    '',
  )
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href]) => href!,
  )
  expect(sheets.length).toBeGreaterThan(0)
  const sizes = sheets.map((href) => brotliCompressSync(readFileSync(join(dist, href))).length)
  return sizes.reduce((a, b) => a + b)
}

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

test('no page scrolls sideways at 320 px, which is also 400 % zoom', async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of KINDS) {
    await open(page, path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBeLessThanOrEqual(320)
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
    await page.goto('/article/composite-index/')
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

test('[S4.4] on paper an article is light, without chrome, with the addresses of its links', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/article/composite-index/')
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  await page.emulateMedia({ media: 'print' })
  for (const hidden of ['.bar', '.local', '.aside', '.foot', '.pager', '.after', '.skip']) {
    await expect(page.locator(hidden).first()).toBeHidden()
  }
  const style = (selector: string, name: 'color' | 'colorScheme' | 'content', part?: string) =>
    page.evaluate(
      ([at, key, pseudo]) => getComputedStyle(document.querySelector(at)!, pseudo)[key],
      [selector, name, part] as const,
    )
  expect(await style('html', 'colorScheme')).toBe('light')
  // A colour takes a moment to change.
  const ink = async () => Number(/\(([\d.]+)/.exec(await style('.prose p', 'color'))?.[1])
  await expect.poll(ink).toBeLessThan(60)
  expect(await style('.prose a[href^=http]', 'content', '::after')).toContain('http')
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.length).toBeGreaterThan(20_000)
})
