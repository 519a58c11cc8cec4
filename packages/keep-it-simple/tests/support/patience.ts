import { expect, test, type Page } from '@playwright/test'
import { ready } from 'keep-it-simple-testing/browser.ts'

/** Milliseconds a reader may wait for a page, whatever fails. */
const PROMISED = 2_000
/** Pages of the test that were loaded without a fault, for what this machine takes at this moment. */
const USUAL = 5

/** A page that is opened without a fault, and how long that took. */
export async function usually(page: Page, url: string): Promise<number> {
  const start = performance.now()
  await page.goto(url)
  await ready(page)
  return performance.now() - start
}

/** Milliseconds from a deed to what the reader wanted: noted, and no more than was promised. */
export async function soon(
  deed: () => Promise<unknown>,
  seen: () => Promise<unknown>,
  usual: number,
  promised = PROMISED,
): Promise<void> {
  const start = performance.now()
  await deed()
  await seen()
  const taken = Math.round(performance.now() - start)
  test.info().annotations.push({ type: 'milliseconds', description: String(taken) })
  expect(taken).toBeLessThan(promised + USUAL * usual)
}
