import type { BrowserContext, Page } from '@playwright/test'

/** Adds up what moves on pages of a context; faces of the site come `late` milliseconds late. */
export async function countShifts(context: BrowserContext, late: number): Promise<void> {
  await context.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const one of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += one.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await context.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.continue().catch(() => undefined)
  })
}

/** The sum so far. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
