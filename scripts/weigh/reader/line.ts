import type { Browser, BrowserContext, Page } from '@playwright/test'
import { keepTime } from './clock.ts'

/** How many times slower than this machine. */
export const SLOWER = 4

/** Bytes a second and milliseconds of delay. */
export const LINES = {
  fair: { throughput: 1_250_000, latency: 20 },
  slow: { throughput: 50_000, latency: 400 },
} as const

export interface Conditions {
  readonly line?: keyof typeof LINES
  /** 1 leaves the processor as it is. */
  readonly slower?: number
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
}

/** A first visit on a slow machine: nothing is cached, and the page is left alone until it is quiet. */
export async function visit(
  browser: Browser,
  url: string,
  { line = 'fair', slower = SLOWER }: Conditions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const { throughput, latency } = LINES[line]
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(keepTime)
  await page.goto(url, { waitUntil: 'load' })
  return { page, context }
}
