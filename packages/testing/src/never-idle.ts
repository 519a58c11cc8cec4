import type { Page } from '@playwright/test'

/** As Chromium is now and then on a page that paints nothing: it never has nothing else to do, and only calls who set a time. */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = (then, { timeout } = {}) => {
      if (timeout !== undefined)
        setTimeout(() => then({ didTimeout: true, timeRemaining: () => 0 }), timeout)
      return 0
    }
  })
}
