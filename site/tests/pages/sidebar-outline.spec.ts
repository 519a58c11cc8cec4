import type { Page } from '@playwright/test'
import { ready, expect, open, test } from 'keep-it-simple-testing/browser.ts'
import { ARTICLE, headingsOf, NEXT_NOTE, NOTE } from '../support/articles.ts'

/** Chapter 2.6: sidebar and outline. */

test.describe('sidebar', () => {
  test('[S2.6.2] [S4.10] it shows the series, marks the page, and opens the group around it', async ({
    page,
  }) => {
    await open(page, NOTE.path)
    await expect(page.locator('.side [aria-current=page]')).toHaveAttribute('href', NOTE.path)
    const group = page.locator('.side details').first()
    await group.locator('summary').click()
    await expect(group).not.toHaveAttribute('open')
    await page.locator('.pager .next').click()
    await expect(page.locator('h1')).toHaveText(NEXT_NOTE.title)
    await expect(group).toHaveAttribute('open')
    await expect(page.locator('.side [aria-current=page]')).toHaveAttribute('href', NEXT_NOTE.path)
  })

  test('[S4.11] its transitions wait 300 ms', { tag: '@long' }, async ({ page }) => {
    await page.clock.install({ time: '2026-01-01T00:00:00' })
    await page.clock.pauseAt('2026-01-01T00:00:01')
    await page.goto(NOTE.path)
    await ready(page, { state: 'attached' })
    await expect(page.locator('.side')).toHaveAttribute('data-still')
    await page.clock.runFor(299)
    await expect(page.locator('.side')).toHaveAttribute('data-still')
    await page.clock.runFor(2)
    await expect(page.locator('.side')).not.toHaveAttribute('data-still')
  })
})

test.describe('outline', () => {
  const active = '.aside .outline [aria-current]'
  const expectActive = (page: Page, hash: string) =>
    expect
      .poll(() => page.locator(active).evaluateAll(([link]) => (link as HTMLAnchorElement)?.hash))
      .toBe(hash)
  const hashOf = (index: number) => new URL(`#${headingsOf(NOTE).at(index)}`, 'a:/').hash
  const topOf = (page: Page, index: number) =>
    page.evaluate(
      (at) => document.querySelectorAll('.prose h2')[at]!.getBoundingClientRect().top + scrollY,
      index,
    )

  test('[S1.19] the headings of the page, nested by level', async ({ page }) => {
    await open(page, ARTICLE.path)
    const written = await page
      .locator('.prose :is(h2, h3)')
      .evaluateAll((all) => all.map(({ id, tagName }) => [id, tagName]))
    const listed = await page.locator('.aside .outline a').evaluateAll((all) =>
      all.map((link) => {
        const depth = link.closest('ul')!.parentElement!.closest('ul') ? 'H3' : 'H2'
        return [decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)), depth]
      }),
    )
    expect(written.map(([, tag]) => tag)).toContain('H3')
    expect(listed).toEqual(written)
  })

  test(
    '[S9.7] the outline follows the scrolling once in 100 ms',
    { tag: '@long' },
    async ({ page }) => {
      await page.clock.install({ time: '2026-01-01T00:00:00' })
      await page.clock.pauseAt('2026-01-01T00:00:01')
      await page.goto(NOTE.path)
      await ready(page, { state: 'attached' })
      await page.clock.runFor(1_000)
      const scroll = (y: number) =>
        page.evaluate(
          (to) =>
            new Promise<void>((resolve) => {
              addEventListener('scroll', () => resolve(), { once: true })
              scrollTo(0, to)
            }),
          y,
        )
      await scroll((await topOf(page, 1)) - 10)
      await expectActive(page, hashOf(1))
      await scroll((await topOf(page, 2)) - 10)
      await page.clock.runFor(99)
      await expectActive(page, hashOf(1))
      await page.clock.runFor(2)
      await expectActive(page, hashOf(2))
    },
  )

  test('[S4.14] [S9.6] the active heading follows at 80 px', { tag: '@long' }, async ({ page }) => {
    await open(page, NOTE.path)
    await expect(page.locator(active)).toHaveCount(0)
    const top = await topOf(page, 2)
    await page.evaluate((y) => scrollTo(0, y), top - 79)
    await expectActive(page, hashOf(2))
    await page.evaluate((y) => scrollTo(0, y), top - 82)
    await expectActive(page, hashOf(1))
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expectActive(page, hashOf(-1))
  })

  test(
    '[S9.7] the address follows 500 ms after the last movement, without a history entry',
    { tag: '@long' },
    async ({ page }) => {
      await page.clock.install({ time: '2026-01-01T00:00:00' })
      await page.clock.pauseAt('2026-01-01T00:00:01')
      await page.goto(NOTE.path)
      await ready(page, { state: 'attached' })
      await page.clock.runFor(1_000)
      const length = await page.evaluate(() => history.length)
      const scrolled = (await topOf(page, 1)) - 10
      await page.evaluate(
        (y) =>
          new Promise<void>((resolve) => {
            addEventListener('scroll', () => resolve(), { once: true })
            scrollTo(0, y)
          }),
        scrolled,
      )
      // What follows the reading comes with the first movement.
      await expectActive(page, hashOf(1))
      await page.clock.runFor(480)
      expect(new URL(page.url()).hash).toBe('')
      await page.clock.runFor(200)
      expect(new URL(page.url()).hash).toBe(hashOf(1))
      expect(await page.evaluate(() => history.length)).toBe(length)
    },
  )

  test(
    '[S9.6] a jump to a heading stops 64 px below the top',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, NOTE.path)
      await page.locator('.aside .outline a').nth(2).click()
      await expect
        .poll(() =>
          topOf(page, 2).then(async (top) =>
            Math.round(top - (await page.evaluate(() => scrollY))),
          ),
        )
        .toBe(64)
    },
  )

  test('[S2.6.4] [S1.20] the aside prints the page', async ({ page }) => {
    await page.addInitScript(() =>
      Object.assign(window, { print: () => Object.assign(window, { printed: true }) }),
    )
    await open(page, NOTE.path)
    await page.getByRole('button', { name: '打印本页' }).click()
    expect(await page.evaluate(() => 'printed' in window)).toBe(true)
  })
})
