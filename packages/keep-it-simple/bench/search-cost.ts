import type { Browser, Page } from '@playwright/test'

/** What an answer cost: bodies as they were sent since the dialog was opened, and the time since the key. */
export interface AnswerCost {
  readonly bytes: number
  readonly requests: number
  readonly milliseconds: number
}

export interface QueryCost {
  /** The first hits that were painted: those of names, if names have all of it. */
  readonly first: AnswerCost
  /** When texts were asked too and nothing more is on its way. */
  readonly whole: AnswerCost
  /** What the dialog says of its hits. */
  readonly found: string
}

/** A phone on a slow line: a quarter of this machine's speed, 10 Mbit/s, 20 ms there and back. */
const SLOW = { rate: 4, megabits: 10, latency: 20 }
/** Milliseconds a reader needs from the key that opens the dialog to the last one typed. */
const TYPING = 500

/** A reader with an empty cache opens the dialog and asks. */
export async function ask(browser: Browser, url: string, query: string): Promise<QueryCost> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.waitForSelector('html[data-ready]')
    await page.dispatchEvent('body', 'keydown', { key: 'Shift' })
    await page.waitForSelector('html[data-ready]')
    // A page that has been read for two seconds fetches what saves it for later: not the search's cost.
    await page.waitForTimeout(2_500)
    const session = await context.newCDPSession(page)
    const throughput = (SLOW.megabits * 1e6) / 8
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.rate })
    await page.evaluate(() => {
      performance.setResourceTimingBufferSize(2000)
      performance.clearResourceTimings()
    })
    await page.keyboard.press('Control+k')
    await page.waitForSelector('dialog.search[open] input[role]')
    await page.waitForTimeout(TYPING)
    return await costOf(page, query)
  } finally {
    await context.close()
  }
}

/** The last letter is the key; hits count when a frame with them has been drawn. */
const costOf = (page: Page, query: string): Promise<QueryCost> =>
  page.evaluate(async (text) => {
    const field = document.querySelector<HTMLInputElement>('dialog.search input[role]')!
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    value?.set?.call(field, text)
    const start = performance.now()
    field.dispatchEvent(new Event('input', { bubbles: true }))
    const painted = () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      })
    const status = () => document.querySelector('dialog.search [role=status]')?.textContent ?? ''
    const until = async (isSo: () => boolean) => {
      for (;;) {
        const now = await painted()
        if (isSo() || now - start > 20_000) return now
      }
    }
    const hits = () => document.querySelectorAll('dialog.search #hits [role=option]').length
    const first = await until(() => hits() > 0 || /\d/.test(status()))
    const whole = await until(
      () =>
        /\d/.test(status()) &&
        document.querySelector('dialog.search .hits')?.getAttribute('aria-busy') !== 'true',
    )
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const costAt = (time: number) => {
      const here = files.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= time)
      return {
        bytes: here.reduce((sum, one) => sum + one.encodedBodySize, 0),
        requests: here.length,
        milliseconds: Math.round(time - start),
      }
    }
    return { first: costAt(first), whole: costAt(whole), found: status() }
  }, query)
