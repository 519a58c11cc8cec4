import { join } from 'node:path'
import { expect, test } from 'keep-it-simple-testing/browser.ts'
import { serveByNginx } from 'keep-it-simple-testing/nginx.ts'
import { MEDIUM } from '../support/articles.ts'

/** 400 kbit/s, and 400 ms there and back. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const CPU = 4
/** Until the first words, in milliseconds, with an empty cache. */
const FIRST_WORDS = 2_900

test(
  '[F36] on a slow line with a slow processor an article is there within 2.9 s, before any script',
  { tag: '@timed' },
  async ({ page, quiet }) => {
    // Chromium says so when a face comes late.
    quiet.allow(/Slow network is detected/)
    const dist = join(import.meta.dirname, '../../dist')
    const served = await serveByNginx(dist, join(dist, '../.content/hosts/nginx.conf'))
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU })
    // A busy machine may be late, but not every time.
    await expect(async () => {
      await session.send('Network.clearBrowserCache')
      await page.goto(`${served.url}${MEDIUM.path}`)
      const painted = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      )
      expect(painted).toBeLessThan(FIRST_WORDS)
    }).toPass({ timeout: 50_000 })
    quiet.allow(/Failed to load|ERR_FAILED/)
    await page.route(/\.js$/, (route) => route.abort())
    await page.reload()
    await expect(page.locator('.prose p').first()).toBeVisible()
    served.close()
  },
)
