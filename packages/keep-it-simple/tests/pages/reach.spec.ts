import type { Page } from '@playwright/test'
import { ready, expect } from 'keep-it-simple-testing/browser.ts'
import { overflowOf } from '../fixtures-sweep/look.ts'
import { onePerKind, test } from '../support/everything-copy.ts'

/** Narrow windows, other letters, no motion, two colours: every kind of page is still there, whole. */

/** What WCAG 1.4.12 asks a page to bear. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

test(
  '[F37] nothing scrolls sideways or is cut at 320 and 256 px, nor with more space between letters',
  { tag: '@long' },
  async ({ page, site }) => {
    test.setTimeout(240_000)
    for (const path of onePerKind(site)) {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(site.hrefOf(path))
      await ready(page)
      expect.soft(await overflowOf(page), `${path} at 320`).toBeLessThanOrEqual(0)
      await page.setViewportSize({ width: 256, height: 512 })
      expect.soft(await overflowOf(page), `${path} at 256`).toBeLessThanOrEqual(0)
      expect.soft(await cut(page), path).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(rules)
        document.adoptedStyleSheets.push(sheet)
      }, SPACED)
      expect.soft(await overflowOf(page), `${path}, spaced`).toBeLessThanOrEqual(0)
      expect.soft(await cut(page), `${path}, spaced`).toEqual([])
    }
  },
)

/** Texts that reach beyond a box that hides the rest. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => {
        const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(one)
        const isHidden = clipPath !== 'none' || webkitLineClamp !== 'none'
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = one as HTMLElement
        if (isHidden || !one.checkVisibility() || clientWidth * clientHeight === 0) return false
        return (
          (/hidden|clip/.test(overflowX) && scrollWidth > clientWidth + 1) ||
          (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 1)
        )
      })
      .map((one) => one.outerHTML.slice(0, 100)),
  )

test(
  '[F38] with reduced motion nothing moves, and pages change without a transition',
  { tag: '@long' },
  async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      const start = document.startViewTransition?.bind(document)
      if (start)
        document.startViewTransition = (...given) => {
          document.documentElement.dataset['moved'] = ''
          return start(...given)
        }
    })
    for (const path of onePerKind(site)) {
      await page.goto(site.hrefOf(path))
      await ready(page)
      const moving = () =>
        document
          .getAnimations()
          // What the reader's own scrolling drives does not move by itself.
          .filter((one) => one.playState === 'running' && one.timeline instanceof DocumentTimeline)
          .map((one) => (one.effect as KeyframeEffect).target?.className)
      await expect.poll(() => page.evaluate(moving), { message: path }).toEqual([])
    }
    await ready(page)
    await page.locator('.wordmark').click()
    await expect(page).toHaveURL(site.hrefOf('/'))
    await expect(page.locator('html[data-moved]')).toHaveCount(0)
  },
)

test(
  '[F38] in forced colours focus, icons and what is chosen are seen',
  { tag: '@long' },
  async ({ page, site }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ forcedColors: 'active' })
    for (const path of onePerKind(site)) {
      await page.goto(site.hrefOf(path))
      await ready(page)
      expect.soft(await unseenIcons(page), path).toEqual([])
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press('Tab')
        expect.soft(await unmarkedFocus(page), path).toBe('')
      }
    }
  },
)

/** Icons in the colour of what is behind them. */
const unseenIcons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement)
    return [...document.querySelectorAll('.icon')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const { stroke, fill } = getComputedStyle(one)
        return [stroke, fill].every((colour) => colour === 'none' || colour === backgroundColor)
      })
      .map((one) => one.outerHTML.slice(0, 80))
  })

/** What has the focus and shows it by nothing; empty where all is well. */
const unmarkedFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement
    if (!one || one === document.body || one.matches('iframe')) return ''
    const marks = [one, one.parentElement!, one.nextElementSibling ?? one].map((near) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(near)
      return outlineStyle !== 'none' && outlineWidth !== '0px'
    })
    return marks.includes(true) ? '' : one.outerHTML.slice(0, 100)
  })

test('[F39] a new page takes the focus once, and its name is what is heard', async ({
  page,
  site,
}) => {
  await page.goto(site.hrefOf('/'))
  await ready(page)
  await page.evaluate(() => {
    const counted = Object.assign(window, { focused: 0 })
    addEventListener('focusin', ({ target }) => {
      if ((target as Element).id === 'main') counted.focused++
    })
  })
  await page.locator('.nav a[href="/blog/"]').click()
  await expect(page.locator('h1')).toHaveText('Blog')
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.locator('#main')).toHaveAccessibleName('Blog | Everything')
  expect(await page.evaluate(() => (window as unknown as { focused: number }).focused)).toBe(1)
})
