import type { Browser, Page } from '@playwright/test'
import { median } from './median.ts'

/** How many times slower than this machine. */
const SLOWER = 4
const TIMES = 10
const FROM = '/article/composite-index/'
const TO = '/article/keyset-pagination/'
const BACK = FROM

export interface IntentTimes {
  /** Milliseconds from the first sign until the application has taken over. */
  readonly ready: number
  /** Milliseconds from the click until the next page's title stands there. */
  readonly coldClick: number
  readonly hoverThenClick: number
  readonly secondNavigation: number
}

/** Medians on a processor four times slower, each with an empty cache. */
export async function timeIntent(browser: Browser, origin: string): Promise<IntentTimes> {
  const ready: number[] = []
  const cold: number[] = []
  const hovered: number[] = []
  const second: number[] = []
  for (let time = 0; time < TIMES; time++) {
    await withPage(browser, origin, async (page) => {
      cold.push(await clickTo(page, TO))
    })
    await withPage(browser, origin, async (page) => {
      ready.push(await page.evaluate(signAndWait))
      await page.hover(`.prose a[href="${TO}"]`)
      await page.waitForTimeout(300)
      hovered.push(await clickTo(page, TO))
      await page.hover(`.prose a[href="${BACK}"]`)
      await page.waitForTimeout(300)
      second.push(await clickTo(page, BACK))
    })
  }
  return {
    ready: median(ready),
    coldClick: median(cold),
    hoverThenClick: median(hovered),
    secondNavigation: median(second),
  }
}

async function withPage(
  browser: Browser,
  origin: string,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(origin + FROM)
  await page.waitForSelector('html[data-booted]')
  await run(page)
  await context.close()
}

async function clickTo(page: Page, path: string): Promise<number> {
  const started = Date.now()
  await page.locator(`.prose a[href="${path}"]`).first().click({ noWaitAfter: true })
  await page.waitForFunction(
    (target) => location.pathname === target && document.querySelector('h1') !== null,
    path,
    { polling: 'raf' },
  )
  return Date.now() - started
}

async function signAndWait(): Promise<number> {
  const started = performance.now()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
  while (document.documentElement.dataset['ready'] === undefined)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  return performance.now() - started
}
