import type { Page } from '@playwright/test'
import { ready, expect, test } from 'keep-it-simple-testing/browser.ts'
import { Panel } from '../../../tests/support/run-panel.ts'
import { FAULTS } from '../../../tests/support/run-services.ts'
import { serveRunSite, VERIFIED, type Language } from '../../../tests/support/run-site.ts'

test.describe.configure({ mode: 'default' })

let built: Awaited<ReturnType<typeof serveRunSite>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  built = await serveRunSite()
})
test.afterAll(() => built.close())
test.beforeEach(() => {
  built.services.mode = 'good'
})

const goto = (page: Page, language: Language, prefix = '/en') =>
  page.goto(`${built.url}${prefix}/run-${language}/`).then(() => ready(page))

const MESSAGES: Record<(typeof FAULTS)[number], RegExp> = {
  refuse: /can't be reached/,
  // A runner of the owner's has readers wait for their turn.
  hang: /didn't finish within (?:30|120) s/,
  cut: /connection to .* was lost/,
  trickle: /didn't finish within (?:120|30|20) s/,
  status: /refused the request \(500\)|can't be reached/,
  malformed: /unexpected response/,
  flood: /Too much output/,
  sequence: /didn't finish within 30 s/,
}

/** On one page, one after the other: a fault must not stay behind either. */
for (const language of ['go', 'kotlin', 'rust'] as const) {
  test(`[F32] [F33] whatever fails, a plain message, and Run is there again, ${language}`, async ({
    page,
    quiet,
  }) => {
    test.setTimeout(180_000)
    quiet.allow(/Failed to load resource|WebSocket connection|net::ERR/)
    await page.clock.install()
    await goto(page, language)
    const panel = new Panel(page, 'hello')
    const faults = FAULTS.filter((fault) => fault !== 'sequence' || language === 'rust')
    for (const fault of faults) {
      await test.step(fault, async () => {
        built.services.mode = fault
        const { requests } = built.services.counted
        await panel.button.click()
        if (fault === 'hang' || fault === 'trickle' || fault === 'sequence') {
          // Rust has a socket, and may have had it before.
          if (language !== 'rust')
            await expect.poll(() => built.services.counted.requests).toBe(requests + 1)
          await expect(panel.bar).toHaveAttribute('data-state', 'loading')
          await page.clock.fastForward(language === 'go' ? 121_000 : 31_000)
        }
        await expect(panel.said).toHaveText(MESSAGES[fault], { timeout: 20_000 })
        await panel.finished()
        await expect(panel.button).toHaveText('Run')
        // What came is shown; if nothing came, the verified output stays.
        if (language !== 'rust') expect(await panel.text()).toBe(VERIFIED)
        const shown = await panel.output.locator('.line').count()
        expect(shown).toBeLessThanOrEqual(1000)
        await panel.bar.getByRole('button', { name: 'Reset' }).click()
        await expect(panel.bar).toHaveAttribute('data-state', 'idle')
      })
    }
  })
}

test('[F33] after a fault the next run is a good one', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|WebSocket connection|net::ERR/)
  await goto(page, 'rust')
  const panel = new Panel(page, 'hello')
  built.services.mode = 'cut'
  await panel.run()
  await expect(panel.said).toHaveText(MESSAGES.cut)
  built.services.mode = 'good'
  await panel.run()
  expect(await panel.text()).toContain('你好')
})
