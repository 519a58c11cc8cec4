import type { Page } from '@playwright/test'

/** As Chromium is now and then on a page that paints nothing: it never has nothing else to do, and only calls who set a time. */
export const neverIdle = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    window.requestIdleCallback = (then, { timeout } = {}) => {
      if (timeout !== undefined)
        setTimeout(() => then({ didTimeout: true, timeRemaining: () => 0 }), timeout)
      return 0
    }
  })
