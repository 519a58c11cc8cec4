import { expect, ready, test } from 'keep-it-simple-testing/browser.ts'
import { neverIdle } from 'keep-it-simple-testing/never-idle.ts'
import { still } from 'keep-it-simple-testing/still.ts'

interface TraceEvent {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}

/** Without windows a pointer lies on the bar, and what a key brings would be there before it. */
test(
  'the first key computes the styles of few elements again',
  { tag: '@window' },
  async ({ page, browser }) => {
    await page.goto('/article/consistent-hashing/')
    await page.waitForSelector('html[data-titles]')
    await still(page)
    const all = await page.evaluate(() => document.querySelectorAll('body *').length)
    await browser.startTracing(page, {
      categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
    })
    await ready(page)
    await still(page)
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[]
    }
    const counts = trace.traceEvents
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .map(({ args }) => args.elementCount ?? 0)
    expect(counts.length).toBeGreaterThan(0)
    expect(Math.max(...counts)).toBeLessThan(all / 4)
  },
)

test('what it brings does not wait for a browser that never is idle', async ({ page }) => {
  await neverIdle(page)
  await page.goto('/article/composite-index/')
  await ready(page)
})
