import type { Page } from '@playwright/test'
import { expect, open } from 'keep-it-simple-testing/browser.ts'
import { ARTICLE, test } from '../support/reading-site.ts'

const ring = (page: Page) => page.locator('.totop')
const percent = (page: Page) => page.locator('.totop-pct')
/** Whoever listens has heard of it when it returns, even where the clock stands still. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true })
        window.scrollTo({ top: to, behavior: 'instant' })
      }),
    top,
  )

/** As a browser that knows no scroll timelines would show it. */
const withoutTimelines = (page: Page) =>
  page.addStyleTag({ content: '.totop { animation: none !important }' })

test.use({ viewport: { width: 1440, height: 900 } })

for (const timelines of [true, false]) {
  const how = timelines ? 'by the scroll timeline' : 'by script alone'

  test(`[S2.6.5] the ring fills with the place in the page, ${how}`, async ({ page }) => {
    await open(page, ARTICLE)
    if (!timelines) await withoutTimelines(page)
    await expect(ring(page)).toBeHidden()
    for (const share of [0.25, 0.5, 0.9, 1]) {
      const wanted = await page.evaluate((part) => {
        const way = document.documentElement.scrollHeight - innerHeight
        window.scrollTo({ top: Math.round(way * part), behavior: 'instant' })
        return Math.min(100, Math.round((scrollY / way) * 100))
      }, share)
      await expect
        .poll(() => ring(page).evaluate((e) => getComputedStyle(e).getPropertyValue('--read')))
        .toBe(String(wanted))
      await expect(percent(page)).toHaveCSS('opacity', '1')
    }
    await expect(ring(page)).toBeVisible()
  })

  test(`[S4.17] the percent shows while scrolling and hides after one second, ${how}`, async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, ARTICLE)
    if (!timelines) await withoutTimelines(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    // A little way down: the ring is there only because the page moves.
    await scrollTo(page, 200)
    await expect(ring(page)).toHaveAttribute('data-scrolling', '')
    await expect(ring(page)).toBeVisible()
    await expect(percent(page)).toHaveCSS('opacity', '1')
    await page.clock.runFor(999)
    await expect(ring(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(ring(page)).not.toHaveAttribute('data-scrolling')
    await expect(ring(page)).toBeHidden()
    // Half a window is not enough, one pixel more is: there the arrow stays.
    for (const [top, stays] of [
      [450, false],
      [451, true],
    ] as const) {
      await scrollTo(page, top)
      await expect(ring(page)).toHaveAttribute('data-scrolling', '')
      await page.clock.runFor(1_000)
      await expect(ring(page)).not.toHaveAttribute('data-scrolling')
      await expect(ring(page)).toBeVisible({ visible: stays })
      await expect(percent(page)).toHaveCSS('opacity', '0')
    }
  })
}

test('by keyboard: back to the top, at the content, without a trace in the address', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, ARTICLE)
  await scrollTo(page, 3_000)
  const link = page.getByRole('link', { name: '回到顶部' })
  await expect(link).toBeVisible()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('#main')).toBeFocused()
  await expect(page).toHaveURL(ARTICLE)
})

test('[S2.6.8] the footer names the years from 2021 to the present, and the licence', async ({
  page,
}) => {
  const year = new Date().getFullYear()
  await open(page, '/')
  await expect(page.locator('.foot')).toContainText(`© 2021–${year} Keep It Simple`)
  await expect(page.locator('.foot')).toContainText('除另有声明外，内容以 CC BY-NC-ND 4.0 发布')
  await open(page, '/en/')
  await expect(page.locator('.foot')).toContainText(`© 2021–${year} Keep It Simple`)
  await expect(page.locator('.foot')).toContainText(
    'Content licensed under CC BY-NC-ND 4.0 unless otherwise noted',
  )
})
