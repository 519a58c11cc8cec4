import type { Page } from '@playwright/test'

/**
 * Lets the application wait for its files as long as a machine with much other work needs for them. A
 * reader's browser loads the document after 1.5 s instead, which has tests of its own (`dead-ends`).
 */
export const patient = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { setTimeout: later } = globalThis
    const patiently = (act: (...said: unknown[]) => void, time?: number, ...given: unknown[]) =>
      later(act, time === 1_500 ? 60_000 : time, ...given)
    Object.assign(globalThis, { setTimeout: patiently })
  })
