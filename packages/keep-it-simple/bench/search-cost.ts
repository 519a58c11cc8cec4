import type { Browser, Page } from '@playwright/test'

/** What one query cost: bodies as they were sent, and from the key to the painted hits. */
export interface QueryCost {
  readonly bytes: number
  readonly requests: number
  readonly milliseconds: number
  /** What the dialog says of its hits. */
  readonly found: string
}

/** Milliseconds the dialog waits by design (`services/search-local.ts`). */
const DEBOUNCE = 120

/** A reader with an empty cache opens the dialog and asks, then asks for something else. */
export async function askTwice(
  browser: Browser,
  url: string,
  queries: readonly [string, string],
): Promise<[QueryCost, QueryCost]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  let sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(url)
  await page.waitForSelector('html[data-booted]')
  await page.dispatchEvent('body', 'keydown', { key: 'Shift' })
  await page.waitForSelector('html[data-ready]')
  await page.waitForTimeout(500)
  const costs: QueryCost[] = []
  for (const [index, query] of queries.entries()) {
    sizes = []
    if (index === 0) {
      await page.keyboard.press('Control+k')
      await page.waitForSelector('dialog.search[open]')
    }
    const milliseconds = await timeOf(page, query)
    await page.waitForTimeout(300)
    const found = await page.locator('dialog.search [role=status]').innerText()
    const bodies = await Promise.all(sizes)
    const bytes = bodies.reduce((sum, one) => sum + one, 0)
    costs.push({ bytes, requests: bodies.length, milliseconds, found })
  }
  await context.close()
  return [costs[0]!, costs[1]!]
}

/** The last letter is the key; hits count when a frame with them has been drawn. */
function timeOf(page: Page, query: string): Promise<number> {
  return page.evaluate(
    async ([text, rest]) => {
      const field = document.querySelector<HTMLInputElement>('dialog.search input[role]')!
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      value?.set?.call(field, text)
      const start = performance.now()
      field.dispatchEvent(new Event('input', { bubbles: true }))
      const shown = () =>
        /\d/.test(document.querySelector('dialog.search [role=status]')!.textContent)
      while (!shown() && performance.now() - start < 20_000)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return Math.round(performance.now() - start - rest)
    },
    [query, DEBOUNCE] as const,
  )
}
