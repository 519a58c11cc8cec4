import type { Page } from '@playwright/test'

/**
 * Waits until a page has nothing left to do at this moment: what changed is drawn and reported to whoever
 * observes it, and the main thread is idle. What asks for something has asked by then, and a request
 * is heard when it leaves. What waits for a time is not waited for: that needs `page.clock`.
 */
export const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let round = 0; round < 2; round++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }))
      await new Promise((resolve) => setTimeout(resolve))
    }
  })
